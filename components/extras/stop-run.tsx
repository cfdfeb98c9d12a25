import { i18n } from '#i18n';
import { AskAgain } from '@/components/app/command/ask-again';
import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/command/use-command';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { Button } from '@/components/look/button';
import { CheckField } from '@/components/look/check-field';
import { useRef, useState } from 'preact/hooks';

interface StopRunProps {
  readonly id: string;
  /** The service can also keep a task from having further runs. */
  readonly canStopTask: boolean;
}

/** Ends a run after asking for confirmation, since nobody can take that back. */
export function StopRun({ id, canStopTask }: StopRunProps) {
  const { attempt, busy, start } = useCommand();
  const { send } = usePorts();
  const [asking, setAsking] = useState(false);
  const [taskToo, setTaskToo] = useState(false);
  const againRef = useRef(false);
  const buttonRef = useFocusBack(asking);
  const stop = async () => {
    const stopped = await start('task.stop', { id, taskToo, again: againRef.current });
    if (!stopped.ok) {
      // If the task was stopped but its run was not, the next try must not fail with "already stopped".
      againRef.current = taskToo && stopped.error.code !== 'refused';
      return;
    }
    setAsking(false);
    await send('task.check', { id });
  };
  return (
    <>
      {asking ? (
        <div class="card padded stop-run">
          <AskAgain
            label={i18n.t('extras.stop.run')}
            warning={i18n.t('extras.stop.warning')}
            attempt={attempt}
            keep={i18n.t('extras.stop.keep')}
            onKeep={() => setAsking(false)}
            choice={
              canStopTask && (
                <CheckField
                  label={i18n.t('extras.stop.taskToo')}
                  hint={i18n.t('extras.stop.taskTooHint')}
                  checked={taskToo}
                  onCheck={setTaskToo}
                />
              )
            }
          >
            <Button danger busy={busy} onPress={stop}>
              {busy ? i18n.t('extras.stop.stopping') : i18n.t('extras.stop.confirm')}
            </Button>
          </AskAgain>
        </div>
      ) : (
        <Button ref={buttonRef} danger onPress={() => setAsking(true)}>
          {i18n.t('extras.stop.run')}
        </Button>
      )}
      <output class="small muted">
        {attempt.state === 'done' && !asking && i18n.t('extras.stop.asked')}
      </output>
    </>
  );
}
