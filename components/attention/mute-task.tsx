import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { CheckField } from '@/components/look/check-field';
import type { TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';

/** Whether anything of a task is told by notifications. */
export function MuteTask({ task: { id, muted } }: { readonly task: TaskRecord }) {
  const mute = useCommand('task.mute');
  // As it was ticked, until the record says so: a worker that has to start first takes its time.
  const [ticked, setTicked] = useState(muted);
  useEffect(() => setTicked(muted), [muted]);
  const onCheck = async (checked: boolean) => {
    setTicked(checked);
    const { ok } = await mute.start({ id, muted: checked });
    if (!ok) setTicked(!checked);
  };
  return (
    <>
      <CheckField
        label={i18n.t('attention.mute')}
        hint={i18n.t('attention.muteHint')}
        checked={ticked}
        onCheck={(checked) => void onCheck(checked)}
      />
      <Failure attempt={mute.attempt} />
    </>
  );
}
