import { TaskExtras } from '@/components/extras/task-extras';
import { Freshness } from '@/components/app/freshness';
import { Page } from '@/components/app/page';
import { Problem } from '@/components/app/problem';
import { TaskConnection } from '@/components/app/task-connection';
import { useCommand } from '@/components/app/use-command';
import { useSchedule } from '@/components/app/use-schedule';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { AboutTask } from './about-task';
import { CreationTrouble } from './creation-trouble';
import { Runs } from './runs';
import { StatusCard } from './status-card';
import { TaskActions } from './task-actions';
import { TimePicture } from './time-picture';
import { useTaskChanges } from './use-task-changes';
import { useLog } from './use-log';
import { WhatHappened } from './what-happened';

/** All there is to know about one task. */
export function TaskView({ task }: { readonly task: TaskRecord }) {
  const schedule = useSchedule();
  const log = useLog(task.id);
  const check = useCommand('task.check');
  const changes = useTaskChanges(task);
  const error = check.attempt.state === 'failed' ? check.attempt.error : changes.error;
  return (
    <Page
      title={taskTitle(task)}
      status={<Freshness checkedAt={schedule?.tasks[task.id]?.checkedAt ?? null} />}
      actions={<TaskActions task={task} check={check} onMove={changes.setWatch} />}
    >
      {error !== null && <Problem error={error} />}
      <TaskConnection id={task.connectionId} schedule={schedule} told={error?.code} />
      <StatusCard task={task} schedule={schedule} />
      <CreationTrouble task={task} />
      <TaskExtras task={task} />
      {log.kind === 'ok' && <TimePicture log={log.value} />}
      <WhatHappened log={log} />
      {task.creation.state === 'created' && (
        <Runs id={task.id} status={task.observed?.status ?? null} />
      )}
      <AboutTask task={task} />
    </Page>
  );
}
