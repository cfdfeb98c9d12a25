import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { CheckField } from '@/components/look/check-field';
import type { TaskRecord } from '@/lib/task/record';

/** Whether anything of a task is told by notifications. */
export function MuteTask({ task }: { readonly task: TaskRecord }) {
  const mute = useCommand('task.mute');
  return (
    <>
      <CheckField
        label={i18n.t('attention.mute')}
        hint={i18n.t('attention.muteHint')}
        checked={task.muted}
        onCheck={(muted) => void mute.start({ id: task.id, muted })}
      />
      <Failure attempt={mute.attempt} />
    </>
  );
}
