import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { useEscape } from '@/components/app/use-escape';
import { AskAgain } from '@/components/look/ask-again';
import { Button } from '@/components/look/button';
import type { Connection } from '@/lib/task/connection';

interface RemoveConnectionProps {
  readonly connection: Connection;
  /** How many tasks it has here. */
  readonly tasks: number;
  readonly onKeep: () => void;
}

/** Asks once more, and what is to become of the connection's tasks. */
export function RemoveConnection({ connection, tasks, onKeep }: RemoveConnectionProps) {
  const { attempt, busy, start } = useCommand('connection.remove');
  const { id, name } = connection;
  const remove = (itsTasks: 'archive' | 'remove') => start({ id, tasks: itsTasks });
  // Once it is being removed, nobody keeps it.
  useEscape(busy ? null : onKeep);
  return (
    <AskAgain
      label={i18n.t('settings.removing', [name])}
      warning={i18n.t('settings.removeWarning', tasks)}
    >
      <div class="buttons">
        {tasks > 0 && (
          <Button kind="danger" busy={busy} onPress={() => remove('archive')}>
            {i18n.t('settings.removeKeepTasks', tasks)}
          </Button>
        )}
        <Button kind="danger" busy={busy} onPress={() => remove('remove')}>
          {i18n.t('settings.removeWithTasks', tasks)}
        </Button>
        <Button busy={busy} onPress={onKeep}>
          {i18n.t('settings.keep')}
        </Button>
      </div>
      <Failure attempt={attempt} />
    </AskAgain>
  );
}
