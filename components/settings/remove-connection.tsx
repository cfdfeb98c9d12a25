import { i18n } from '#i18n';
import { AskAgain } from '@/components/app/command/ask-again';
import { useCommand } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import { isUnsent } from '@/lib/task/answer-to-send';
import type { Connection } from '@/lib/task/connection';
import { needsPerson } from '@/lib/task/needs-person';
import type { TaskRecord } from '@/lib/task/record';

interface RemoveConnectionProps {
  readonly connection: Connection;
  /** The connection's tasks. */
  readonly tasks: readonly TaskRecord[];
  readonly onKeep: () => void;
}

/** Asks for confirmation, and what is to become of the connection's tasks. */
export function RemoveConnection({ connection, tasks, onKeep }: RemoveConnectionProps) {
  const { attempt, busy, start } = useCommand();
  const { id, name } = connection;
  const count = tasks.length;
  const waiting = tasks.filter(needsPerson).length;
  const unsent = tasks.filter(({ call }) => isUnsent(call?.delivery ?? null)).length;
  const warning = [
    i18n.t('settings.removeWarning', count),
    waiting > 0 && i18n.t('settings.removeWaiting', waiting),
    unsent > 0 && i18n.t('settings.removeUnsent', unsent),
  ]
    .filter(Boolean)
    .join(' ');
  const remove = (itsTasks: 'archive' | 'remove') =>
    start('connection.remove', { id, tasks: itsTasks });
  return (
    <AskAgain
      label={i18n.t('settings.removing', [name])}
      warning={warning}
      {...{ attempt, onKeep }}
    >
      {count > 0 && (
        <Button danger busy={busy} onPress={() => remove('archive')}>
          {i18n.t('settings.removeKeepTasks', count)}
        </Button>
      )}
      <Button danger busy={busy} onPress={() => remove('remove')}>
        {i18n.t('settings.removeWithTasks', count)}
      </Button>
    </AskAgain>
  );
}
