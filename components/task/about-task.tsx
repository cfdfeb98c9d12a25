import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/time/format-date';
import { MuteTask } from '@/components/attention/mute-task';
import { useNow } from '@/components/app/time/now';
import { Failure } from '@/components/app/command/failure';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { CopyButton } from '@/components/app/copy-button';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import { oneLine } from '@/lib/visible-text';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { DeleteTask } from './delete-task';
import { RenameTask } from './rename-task';
import { statusWords } from './status-words';
import { useTaskChanges } from './use-task-changes';

/** In UTF-16 units: more than an id or an agent's name needs. Megabytes would slow the page. */
const longestFact = 200;

interface AboutTaskProps {
  readonly task: TaskRecord;
  /** The service's own id; null until it is known. */
  readonly taskId: string | null;
  /** Undefined until the connection has been read, null when it is gone. */
  readonly connection: Connection | null | undefined;
}

/** The plain facts of a task, the service's words as they came, and what can be done with it. */
export function AboutTask({ task, taskId, connection }: AboutTaskProps) {
  const now = useNow();
  const changes = useTaskChanges(task);
  /** The name as typed while the task is being renamed, else null. */
  const [name, setName] = useState<string | null>(null);
  const { observed } = task;
  const renameRef = useFocusBack(name !== null);
  const archive = async () => {
    const { hash } = location;
    // A person who has gone on to another page meanwhile stays there.
    if ((await changes.setWatch('archived')) && location.hash === hash) location.hash = '#/';
  };
  return (
    <Section heading={i18n.t('task.about')}>
      <div class="card padded stack">
        <dl class="facts small">
          {taskId !== null && (
            <Fact name={i18n.t('task.taskId')}>
              <code>{oneLine(taskId, longestFact)}</code>{' '}
              <CopyButton text={taskId} which={i18n.t('task.taskId')} />
            </Fact>
          )}
          {observed !== null && (
            <Fact name={i18n.t('task.statusAsItCame')}>
              <code>{statusWords(observed)}</code>
            </Fact>
          )}
          {task.agent !== '' && (
            <Fact name={i18n.t('task.agent')}>
              <bdi>{oneLine(task.agent, longestFact)}</bdi>
            </Fact>
          )}
          {connection !== undefined && (
            <Fact name={i18n.t('task.connection')}>
              {connection === null ? i18n.t('task.connectionGone') : <bdi>{connection.name}</bdi>}
            </Fact>
          )}
          <Fact name={i18n.t('task.added')}>{formatMoment(task.addedAt, now)}</Fact>
        </dl>
        <MuteTask task={task} />
        <Failure attempt={changes.attempt} />
        {name !== null ? (
          <RenameTask
            task={task}
            name={name}
            busy={changes.busy}
            onType={setName}
            onSave={changes.rename}
            onClose={() => setName(null)}
          />
        ) : (
          <div class="buttons">
            <Button ref={renameRef} busy={changes.busy} onPress={() => setName(task.title ?? '')}>
              {i18n.t('task.rename')}
            </Button>
            <Button busy={changes.busy} onPress={changes.pin}>
              {task.pinned ? i18n.t('task.unpin') : i18n.t('task.pin')}
            </Button>
            {task.watch !== 'archived' && (
              <Button busy={changes.busy} onPress={archive}>
                {i18n.t('task.archive')}
              </Button>
            )}
          </div>
        )}
        {task.watch === 'archived' && <DeleteTask id={task.id} />}
      </div>
    </Section>
  );
}

function Fact(props: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt class="muted">{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
