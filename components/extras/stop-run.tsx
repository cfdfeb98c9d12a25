import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';
import { CheckField } from '@/components/look/check-field';
import { useRef, useState } from 'preact/hooks';

interface StopRunProps {
  readonly id: string;
  /** The service can also keep a task from having further runs. */
  readonly canStopTask: boolean;
}

/** Ends a run after a second thought: nobody can take it back. */
export function StopRun({ id, canStopTask }: StopRunProps) {
  const { attempt, start } = useCommand('task.stop');
  const { start: check } = useCommand('task.check');
  const [asking, setAsking] = useState(false);
  const [taskToo, setTaskToo] = useState(false);
  const taskStoppedRef = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const busy = attempt.state === 'busy';
  const close = () => {
    setAsking(false);
    buttonRef.current?.focus();
  };
  const stop = async () => {
    if (taskToo && !taskStoppedRef.current) {
      const stopped = await start({ id, what: 'task' });
      if (!stopped.ok) return;
      // Should the run's turn fail, trying again must not meet "already stopped".
      taskStoppedRef.current = true;
    }
    const stopped = await start({ id, what: 'run' });
    if (!stopped.ok) return;
    close();
    await check({ id });
  };
  return (
    <>
      <button
        type="button"
        ref={buttonRef}
        class="button danger"
        aria-expanded={asking}
        aria-controls="stop-run"
        onClick={() => setAsking(!asking)}
      >
        {i18n.t('extras.stop.run')}
      </button>
      <div id="stop-run" class="card padded stack stop-run" hidden={!asking}>
        <p>{i18n.t('extras.stop.warning')}</p>
        {canStopTask && (
          <CheckField
            id="stop-task"
            label={i18n.t('extras.stop.taskToo')}
            hint={i18n.t('extras.stop.taskTooHint')}
            checked={taskToo}
            onCheck={setTaskToo}
          />
        )}
        <Failure attempt={attempt} />
        <div class="buttons">
          <Button kind="danger" busy={busy} onPress={stop}>
            {busy ? i18n.t('extras.stop.stopping') : i18n.t('extras.stop.confirm')}
          </Button>
          <Button onPress={close}>{i18n.t('extras.stop.keep')}</Button>
        </div>
      </div>
      <output class="small muted">
        {attempt.state === 'done' && !asking && i18n.t('extras.stop.asked')}
      </output>
    </>
  );
}
