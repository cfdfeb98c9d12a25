import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { useCommand } from '@/components/app/command/use-command';
import { CheckField } from '@/components/look/check-field';
import type { TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';

/** Turns the notifications of a task off and on. */
export function MuteTask({ task: { id, muted } }: { readonly task: TaskRecord }) {
  const mute = useCommand();
  // Shown until the record has it, or saving it has failed: a worker that must start first takes its time.
  const [chosen, setChosen] = useState<boolean | null>(null);
  useEffect(() => setChosen(null), [muted]);
  const onCheck = async (checked: boolean) => {
    setChosen(checked);
    const { ok } = await mute.start('task.mute', { id, muted: checked });
    if (!ok) setChosen(null);
  };
  return (
    <>
      <CheckField
        label={i18n.t('attention.mute')}
        hint={i18n.t('attention.muteHint')}
        checked={chosen ?? muted}
        onCheck={(checked) => void onCheck(checked)}
      />
      <Failure attempt={mute.attempt} />
    </>
  );
}
