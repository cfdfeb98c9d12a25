import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { ServiceWords } from '@/components/app/command/problem';
import { type Attempt, useCommand } from '@/components/app/command/use-command';
import type { Edit } from '@/components/app/drafts/use-draft';
import { Alert } from '@/components/look/alert';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { TextField } from '@/components/look/text-field';
import { formatRoute } from '@/lib/route';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { useEffect, useRef, useState } from 'preact/hooks';

interface WatchExistingProps {
  readonly connectionId: string;
  readonly taskId: string;
  readonly edit: Edit<NewTaskDraft>;
}

/** Takes the service's id of a task started elsewhere, to watch it. */
export function WatchExisting({ connectionId, taskId: typed, edit }: WatchExistingProps) {
  const { attempt, busy, start } = useCommand();
  const [pressed, setPressed] = useState(false);
  const [askedAs, setAskedAs] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const taskId = typed.trim();
  const fingerprint = JSON.stringify([connectionId, taskId]);
  const watch = async (sure: boolean) => {
    // An empty field is a mistake only after a press: watching or starting a task empties it, too.
    setPressed(taskId === '');
    if (taskId === '') inputRef.current?.focus();
    if (taskId === '' || busy) return;
    setAskedAs(fingerprint);
    const result = await start('task.adopt', { connectionId, taskId, title: null, sure });
    if (!result.ok) return;
    // The next id may have been typed while the service was asked.
    edit(({ watchId }) => (watchId === typed ? { watchId: '' } : {}));
    // A person who has gone on, to another page or another id, stays there.
    if (inputRef.current?.value === typed)
      location.hash = formatRoute({ page: 'task', id: result.value.id });
  };
  return (
    <Form class="watch-existing stack" onSubmit={() => watch(false)}>
      <TextField
        label={i18n.t('newTask.watchExisting')}
        placeholder={i18n.t('task.taskId')}
        value={typed}
        ref={inputRef}
        error={pressed && taskId === '' ? i18n.t('newTask.watchEmpty') : null}
        onText={(watchId) => edit({ watchId })}
        hint={i18n.t('newTask.watchHint')}
        beside={
          <button type="submit" class="button" aria-disabled={busy}>
            {i18n.t(busy ? 'newTask.watchAsking' : 'newTask.watch')}
          </button>
        }
      />
      {/* The outcome for one id is not shown for another. */}
      {askedAs === fingerprint && <NotWatched attempt={attempt} onAnyway={() => watch(true)} />}
    </Form>
  );
}

interface NotWatchedProps {
  readonly attempt: Attempt;
  readonly onAnyway: () => unknown;
}

/** Why the task is not watched. A service may have reasons to tell nothing of a task that it has. */
function NotWatched({ attempt, onAnyway }: NotWatchedProps) {
  const ref = useRef<HTMLDivElement>(null);
  // It appears below the edge of a popup.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [attempt]);
  if (attempt.state !== 'failed' || attempt.error.code !== 'refused') {
    return <Failure attempt={attempt} />;
  }
  return (
    <div class="stack" ref={ref}>
      <Alert>
        <p>{i18n.t('newTask.watchUnknown')}</p>
        <ServiceWords message={attempt.error.message} />
      </Alert>
      <div class="buttons">
        <Button onPress={onAnyway}>{i18n.t('newTask.watchAnyway')}</Button>
      </div>
    </div>
  );
}
