import { TaskExtras } from '@/components/extras/task-extras';
import { TaskFreshness } from '@/components/app/time/task-freshness';
import { Failure } from '@/components/app/command/failure';
import { Page } from '@/components/app/page';
import { Problem } from '@/components/app/command/problem';
import { TaskConnection } from '@/components/app/connection/task-connection';
import { useConnection } from '@/components/app/stored/use-connection';
import { useHeld } from '@/components/app/connection/use-held';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { useStored } from '@/components/app/stored/use-stored';
import { keys } from '@/lib/store/keys';
import { logSchema } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { taskTitle } from '@/lib/task/title';
import { AboutTask } from './about-task';
import { CreationTrouble } from './creation-trouble';
import { ReadOut } from './read-out';
import { Runs } from './runs';
import { StatusCard } from './status-card';
import { TaskActions } from './task-actions';
import { TimePicture } from './time-picture';
import { useCheck } from './use-check';
import { useTaskChanges } from './use-task-changes';
import { WhatHappened } from './what-happened';

/** All there is to know about one task. */
export function TaskView({ task }: { readonly task: TaskRecord }) {
  const schedule = useSchedule();
  const log = useStored('local', keys.log(task.id), logSchema);
  const check = useCheck(task.id, schedule);
  const { error, since } = check;
  const changes = useTaskChanges(task);
  // Once its connection is removed, there is nobody to ask.
  const connection = useConnection(task.connectionId);
  const isHeld = useHeld(schedule?.backoff);
  const taskId = serviceTaskId(task);
  return (
    <Page
      title={taskTitle(task)}
      status={<TaskFreshness task={task} schedule={schedule} />}
      actions={
        <TaskActions
          task={task}
          check={connection === null ? null : check}
          moving={changes.busy}
          onMove={changes.setWatch}
        />
      }
    >
      <ReadOut tasks={[task]} />
      <Problem error={error} />
      <Failure attempt={changes.attempt} />
      {/* A task that was not started says itself why, and Beckon does not try again by itself. */}
      <TaskConnection
        connection={connection}
        schedule={taskId === null ? null : schedule}
        told={error?.code}
      />
      <StatusCard
        task={task}
        schedule={schedule}
        reachable={connection !== null}
        held={isHeld(connection)}
      />
      <CreationTrouble task={task} />
      {connection && taskId !== null && <TaskExtras {...{ task, taskId, connection, since }} />}
      {log.kind === 'ok' && <TimePicture log={log.value} isAsked={task.call !== null} />}
      <WhatHappened log={log} />
      <AboutTask task={task} taskId={taskId} connection={connection} />
      {/* Last, since the list comes over the network, and is long. */}
      {taskId !== null && connection && (
        <Runs
          id={task.id}
          about={`${task.observed?.status} ${since}`}
          resting={schedule?.backoff[connection.id] !== undefined}
        />
      )}
    </Page>
  );
}
