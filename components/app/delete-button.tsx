import { i18n } from '#i18n';
import { AskAgain } from '@/components/look/ask-again';
import { Button } from '@/components/look/button';
import { useState } from 'preact/hooks';
import { Failure } from './failure';
import type { Attempt } from './use-command';
import { useEscape } from './use-escape';
import { useFocusBack } from './use-focus-back';

interface DeleteButtonProps {
  readonly label: string;
  readonly warning: string;
  readonly attempt: Attempt<unknown>;
  readonly busy: boolean;
  /** Whether it is deleted. */
  readonly onDelete: () => Promise<boolean>;
}

/** Asks once more before it deletes what nothing brings back. */
export function DeleteButton({ label, warning, attempt, busy, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const buttonRef = useFocusBack(asking);
  const keep = () => setAsking(false);
  // Once it is being deleted, nobody keeps it.
  useEscape(asking && !busy ? keep : null);
  const deleteIt = async () => {
    if (await onDelete()) setAsking(false);
  };
  if (!asking) {
    return (
      <div class="buttons">
        <Button ref={buttonRef} kind="danger" onPress={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <AskAgain label={label} warning={warning}>
      <div class="buttons">
        <Button kind="danger" busy={busy} onPress={deleteIt}>
          {i18n.t('app.deleteForGood')}
        </Button>
        <Button busy={busy} onPress={keep}>
          {i18n.t('app.keep')}
        </Button>
      </div>
      <Failure attempt={attempt} />
    </AskAgain>
  );
}
