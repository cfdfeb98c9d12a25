import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { Watch } from '@/lib/task/watch';

interface WatchButtonProps {
  readonly watch: Watch;
  readonly onMove: (watch: Watch) => unknown;
  readonly kind?: string;
}

/** Pauses a task that is watched, and has any other watched again. */
export function WatchButton({ watch, onMove, kind = '' }: WatchButtonProps) {
  const words = {
    watched: i18n.t('task.pause'),
    paused: i18n.t('task.resume'),
    archived: i18n.t('task.restore'),
  };
  return (
    <Button kind={kind} onPress={() => onMove(watch === 'watched' ? 'paused' : 'watched')}>
      {words[watch]}
    </Button>
  );
}
