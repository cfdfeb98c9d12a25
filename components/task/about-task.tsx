import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/format-date';
import { MuteTask } from '@/components/attention/mute-task';
import { useNow } from '@/components/app/now';
import { useToast } from '@/components/app/toast';
import type { useCommand } from '@/components/app/use-command';
import { useConnections } from '@/components/app/use-connections';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import type { TaskRecord } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { statusWords } from './status-words';

interface AboutTaskProps {
  readonly task: TaskRecord;
  readonly watch: ReturnType<typeof useCommand<'task.watch'>>;
}

/** The plain facts of a task, the service's words as they came, and Archive. */
export function AboutTask({ task, watch }: AboutTaskProps) {
  const now = useNow();
  const toast = useToast();
  const connection = useConnections()?.connections.find(({ id }) => id === task.connectionId);
  const { creation, observed } = task;
  const archive = async () => {
    const result = await watch.start({ id: task.id, watch: 'archived' });
    if (!result.ok) return;
    location.hash = '#/';
    const undo = () => void watch.start({ id: task.id, watch: task.watch });
    toast({ text: i18n.t('task.archived'), undo });
  };
  return (
    <Section heading={i18n.t('task.about')}>
      <div class="card padded stack">
        <dl class="facts small">
          {creation.state === 'created' && (
            <Fact name={i18n.t('task.taskId')}>
              <code>{creation.taskId}</code>
            </Fact>
          )}
          {observed !== null && (
            <Fact name={i18n.t('task.statusAsItCame')}>
              <code>{statusWords(observed)}</code>
            </Fact>
          )}
          {task.agent !== '' && (
            <Fact name={i18n.t('task.agent')}>
              <bdi>{task.agent}</bdi>
            </Fact>
          )}
          {connection !== undefined && (
            <Fact name={i18n.t('task.connection')}>
              <bdi>{connection.name}</bdi>
            </Fact>
          )}
          <Fact name={i18n.t('task.added')}>{formatMoment(task.addedAt, now)}</Fact>
        </dl>
        <MuteTask task={task} />
        {task.watch !== 'archived' && (
          <div class="buttons">
            <Button onPress={archive}>{i18n.t('task.archive')}</Button>
          </div>
        )}
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
