import { i18n } from '#i18n';
import { AskAgain } from '@/components/app/ask-again';
import { useCommand } from '@/components/app/use-command';
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
  return (
    <AskAgain
      label={i18n.t('settings.removing', [name])}
      warning={i18n.t('settings.removeWarning', tasks)}
      {...{ attempt, onKeep }}
    >
      {tasks > 0 && (
        <Button kind="danger" busy={busy} onPress={() => remove('archive')}>
          {i18n.t('settings.removeKeepTasks', tasks)}
        </Button>
      )}
      <Button kind="danger" busy={busy} onPress={() => remove('remove')}>
        {i18n.t('settings.removeWithTasks', tasks)}
      </Button>
    </AskAgain>
  );
}
