import { i18n } from '#i18n';
import { TaskFreshness } from '@/components/app/time/task-freshness';
import { useOpenNext } from '@/components/attention/use-open-next';
import { Page } from '@/components/app/page';
import { Status } from '@/components/app/status';
import { TaskConnection } from '@/components/app/connection/task-connection';
import { useConnection } from '@/components/app/stored/use-connection';
import { useStored } from '@/components/app/stored/use-stored';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { useWaiting } from '@/components/app/stored/use-waiting';
import { formatRoute } from '@/lib/route';
import { keys } from '@/lib/store/keys';
import { logSchema } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { CheckTask } from './check-task';
import { NothingWaits } from './nothing-waits';
import { OpenRequest } from './open-request';
import { SettledNotice } from './earlier/settled-notice';
import { useParameters } from './use-parameters';
import { useSettledBefore } from './earlier/use-settled-before';

/** What a task asks, or how its last request ended. */
export function RequestView({ task }: { readonly task: TaskRecord }) {
  const schedule = useSchedule();
  const waiting = useWaiting();
  const parameters = useParameters(task.id, task.call?.toolCallId ?? null);
  // Old answers from the log stand above the form. If the log came after the form, they would push the
  // form away under the pointer.
  const log = useStored('local', keys.log(task.id), logSchema);
  const connection = useConnection(task.connectionId);
  const settledBefore = useSettledBefore(task, log);
  const next = waiting.find(({ id }) => id !== task.id) ?? null;
  const title = taskTitle(task);
  const outage = <TaskConnection connection={connection} schedule={schedule} />;
  useOpenNext(task, next);
  const place = waiting.findIndex(({ id }) => id === task.id) + 1;
  const status =
    waiting.length > 1 && place > 0 ? (
      <Status tone="waiting">{i18n.t('request.place', [place, waiting.length])}</Status>
    ) : (
      <TaskFreshness task={task} schedule={schedule} />
    );
  if (task.call === null) {
    // If the service cannot be asked, nobody knows that nothing waits: the reason stands above.
    const toMend = connection === null || connection?.health.state === 'ok' ? null : outage;
    return (
      <Page title={title} status={status}>
        <NothingWaits
          task={task}
          next={next}
          here={settledBefore?.here ?? false}
          toMend={toMend}
          connected={connection !== null}
        />
        {toMend === null && outage}
      </Page>
    );
  }
  if (parameters.kind === 'missing') {
    return (
      <Page title={title} status={status}>
        <p class="notice tone-bad">{i18n.t('request.lostHere')}</p>
        <CheckTask id={task.id}>
          <a class="button" href={formatRoute({ page: 'task', id: task.id })}>
            {i18n.t('request.toTask')}
          </a>
        </CheckTask>
      </Page>
    );
  }
  if (parameters.kind !== 'ok' || connection === undefined || log.kind === 'loading') {
    return <Page title={title} status={status} />;
  }
  return (
    <OpenRequest
      key={task.call.toolCallId}
      task={task}
      call={task.call}
      parameters={parameters.value}
      log={log}
      connection={connection}
      title={title}
      status={status}
      next={next}
      outage={outage}
      before={settledBefore !== null && <SettledNotice {...settledBefore} earlier />}
    />
  );
}
