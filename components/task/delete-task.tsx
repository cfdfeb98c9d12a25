import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { useEscape } from '@/components/app/use-escape';
import { useFocusBack } from '@/components/app/use-focus-back';
import { AskAgain } from '@/components/look/ask-again';
import { Button } from '@/components/look/button';
import { useState } from 'preact/hooks';

/** Forgets a task with all that was kept for it, after a second thought. The service keeps its own. */
export function DeleteTask({ id }: { readonly id: string }) {
  const { attempt, busy, start } = useCommand('task.discard');
  const [asking, setAsking] = useState(false);
  const buttonRef = useFocusBack(asking);
  const keep = () => setAsking(false);
  // Once it is being deleted, nobody keeps it.
  useEscape(asking && !busy ? keep : null);
  const onDelete = async () => {
    const deleted = await start({ id });
    if (deleted.ok) location.hash = '#/';
  };
  if (!asking) {
    return (
      <div class="buttons">
        <Button ref={buttonRef} kind="danger" onPress={() => setAsking(true)}>
          {i18n.t('task.delete')}
        </Button>
      </div>
    );
  }
  return (
    <AskAgain label={i18n.t('task.delete')} warning={i18n.t('task.deleteWarning')}>
      <div class="buttons">
        <Button kind="danger" busy={busy} onPress={onDelete}>
          {i18n.t('data.deleteForGood')}
        </Button>
        <Button busy={busy} onPress={keep}>
          {i18n.t('data.keep')}
        </Button>
      </div>
      <Failure attempt={attempt} />
    </AskAgain>
  );
}
