import { TaskExtras } from '@/components/extras/task-extras';
import { NewRequests } from '@/components/app/new-requests';
import { TaskFreshness } from '@/components/app/task-freshness';
import { Page } from '@/components/app/page';
import { Problem } from '@/components/app/problem';
import { TaskConnection } from '@/components/app/task-connection';
import { useConnections } from '@/components/app/use-connections';
import { useSchedule } from '@/components/app/use-schedule';
import type { TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { taskTitle } from '@/lib/task/title';
import { AboutTask } from './about-task';
import { CreationTrouble } from './creation-trouble';
import { Runs } from './runs';
import { StatusCard } from './status-card';
import { TaskActions } from './task-actions';
import { TimePicture } from './time-picture';
import { useCheck } from './use-check';
import { useLog } from './use-log';
import { useTaskChanges } from './use-task-changes';
import { WhatHappened } from './what-happened';

/** All there is to know about one task. */
export function TaskView({ task }: { readonly task: TaskRecord }) {
  const schedule = useSchedule();
  const log = useLog(task.id);
  const { check, checking, error: failed } = useCheck(task.id, schedule);
  const changes = useTaskChanges(task);
  const error = failed ?? changes.error;
  // Once its connection is removed, there is nobody to ask.
  const connections = useConnections()?.connections;
  const reachable = connections?.some(({ id }) => id === task.connectionId);
  return (
    <Page
      title={taskTitle(task)}
      status={<TaskFreshness task={task} schedule={schedule} />}
      actions={
        <TaskActions
          task={task}
          checking={checking}
          onCheck={reachable === false ? null : check}
          onMove={changes.setWatch}
        />
      }
    >
      <NewRequests waiting={waitingTasks([task])} />
      {error !== null && <Problem error={error} />}
      <TaskConnection id={task.connectionId} schedule={schedule} told={error?.code} />
      <StatusCard task={task} schedule={schedule} reachable={reachable !== false} />
      <CreationTrouble task={task} />
      <TaskExtras task={task} />
      {log.kind === 'ok' && <TimePicture log={log.value} />}
      <WhatHappened log={log} />
      <AboutTask task={task} />
      {/* Last, since it comes over the network, and is long. */}
      {task.creation.state === 'created' && reachable === true && (
        <Runs id={task.id} status={task.observed?.status ?? null} />
      )}
    </Page>
  );
}
