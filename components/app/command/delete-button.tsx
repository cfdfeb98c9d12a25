import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { useState } from 'preact/hooks';
import { AskAgain } from './ask-again';
import type { Attempt } from './use-command';
import { useFocusBack } from '../focus/use-focus-back';

interface DeleteButtonProps {
  readonly label: string;
  readonly warning: string;
  readonly attempt: Attempt;
  /** Resolves to whether it was deleted. */
  readonly onDelete: () => Promise<boolean>;
}

/** Asks for confirmation before it deletes something for good. */
export function DeleteButton({ label, warning, attempt, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const buttonRef = useFocusBack(asking);
  const deleteIt = async () => {
    if (await onDelete()) setAsking(false);
  };
  if (!asking) {
    return (
      <div class="buttons">
        <Button ref={buttonRef} danger onPress={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <AskAgain {...{ label, warning, attempt }} onKeep={() => setAsking(false)}>
      <Button danger busy={attempt.state === 'busy'} onPress={deleteIt}>
        {i18n.t('app.deleteForGood')}
      </Button>
    </AskAgain>
  );
}
