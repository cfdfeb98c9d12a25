import { i18n } from '#i18n';
import { useConnection } from '@/components/app/stored/use-connection';
import { Button } from '@/components/look/button';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';

interface WatchButtonProps {
  readonly task: Pick<TaskRecord, 'connectionId' | 'watch' | 'creation'>;
  readonly onMove: (watch: Watch) => unknown;
  readonly busy: boolean;
  readonly kind?: string;
}

/** Pauses a task that is watched, and has any other watched again. */
export function WatchButton({ task, onMove, busy, kind = '' }: WatchButtonProps) {
  const { connectionId, watch, creation } = task;
  const connection = useConnection(connectionId);
  // A task that did not start is not checked, so there is nothing to pause.
  if (watch === 'watched' && creation.state !== 'created') return null;
  // Nor can a task be watched again whose connection was removed.
  if (watch !== 'watched' && connection === null) return null;
  const words = {
    watched: i18n.t('task.pause'),
    paused: i18n.t('task.resume'),
    archived: i18n.t('task.restore'),
  };
  return (
    <Button
      kind={kind}
      busy={busy}
      onPress={() => onMove(watch === 'watched' ? 'paused' : 'watched')}
    >
      {words[watch]}
    </Button>
  );
}
