import { i18n } from '#i18n';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { formatRoute } from '@/lib/route';
import { useState } from 'preact/hooks';

/** A task started elsewhere, by the service's id for it. */
export function WatchExisting({ connectionId }: { readonly connectionId: string }) {
  const { attempt, start } = useCommand('task.adopt');
  const [taskId, setTaskId] = useState('');
  const watch = async () => {
    if (taskId.trim() === '' || attempt.state === 'busy') return;
    const result = await start({ connectionId, taskId: taskId.trim() });
    if (result.ok) location.hash = formatRoute({ page: 'task', id: result.value.id });
  };
  return (
    <form
      class="field watch-existing"
      onSubmit={(event) => {
        event.preventDefault();
        void watch();
      }}
    >
      <label for="existing">{i18n.t('newTask.watchExisting')}</label>
      <div class="joined">
        <input
          id="existing"
          class="control"
          autocomplete="off"
          spellcheck={false}
          value={taskId}
          placeholder={i18n.t('newTask.taskId')}
          aria-describedby="existing-hint"
          onInput={(event) => setTaskId(event.currentTarget.value)}
        />
        <button type="submit" class="button" aria-disabled={attempt.state === 'busy'}>
          {i18n.t('newTask.watch')}
        </button>
      </div>
      <p class="hint" id="existing-hint">
        {i18n.t('newTask.watchHint')}
      </p>
      {attempt.state === 'failed' && <Problem error={attempt.error} />}
    </form>
  );
}
