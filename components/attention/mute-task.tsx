import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { CheckField } from '@/components/look/check-field';
import type { TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';

/** Turns the notifications of a task off and on. */
export function MuteTask({ task: { id, muted } }: { readonly task: TaskRecord }) {
  const mute = useCommand('task.mute');
  // Shows the tick at once, before the record has it: a worker that must start first takes its time.
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
