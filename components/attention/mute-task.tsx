import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { useCommand } from '@/components/app/command/use-command';
import { useAhead } from '@/components/app/stored/use-ahead';
import { CheckField } from '@/components/look/check-field';
import type { TaskRecord } from '@/lib/task/record';

/** Turns the notifications of a task off and on. */
export function MuteTask({ task }: { readonly task: TaskRecord }) {
  const { attempt, start } = useCommand();
  // Ahead, since a worker that must start first takes its time.
  const [{ id, muted }, change] = useAhead(task);
  const mute = (muted: boolean) => change({ muted }, start('task.mute', { id, muted }));
  return (
    <>
      <CheckField
        label={i18n.t('attention.mute')}
        hint={i18n.t('attention.muteHint')}
        checked={muted}
        onCheck={(checked) => void mute(checked)}
      />
      <Failure attempt={attempt} />
    </>
  );
}
