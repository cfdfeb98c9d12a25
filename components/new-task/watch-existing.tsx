import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import type { Edit } from '@/components/app/use-draft';
import { Form } from '@/components/look/form';
import { TextField } from '@/components/look/text-field';
import { formatRoute } from '@/lib/route';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { useRef, useState } from 'preact/hooks';

interface WatchExistingProps {
  readonly connectionId: string;
  readonly taskId: string;
  readonly edit: Edit<NewTaskDraft>;
}

/** A task started elsewhere, by the service's id for it. */
export function WatchExisting({ connectionId, taskId, edit }: WatchExistingProps) {
  const { attempt, busy, start } = useCommand('task.adopt');
  const [pressed, setPressed] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const empty = taskId.trim() === '';
  const watch = async () => {
    setPressed(true);
    if (empty) inputRef.current?.focus();
    if (empty || busy) return;
    const result = await start({ connectionId, taskId: taskId.trim(), title: null });
    if (!result.ok) return;
    edit({ watchId: '' });
    // Whoever has gone on to another page stays there.
    if (inputRef.current !== null)
      location.hash = formatRoute({ page: 'task', id: result.value.id });
  };
  return (
    <Form class="watch-existing" onSubmit={watch}>
      <TextField
        label={i18n.t('newTask.watchExisting')}
        placeholder={i18n.t('newTask.taskId')}
        value={taskId}
        ref={inputRef}
        error={pressed && empty ? i18n.t('newTask.watchEmpty') : null}
        onText={(watchId) => edit({ watchId })}
        hint={i18n.t('newTask.watchHint')}
        beside={
          <button type="submit" class="button" aria-disabled={busy}>
            {i18n.t('newTask.watch')}
          </button>
        }
      />
      <Failure attempt={attempt} />
    </Form>
  );
}
