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
import { useLog } from './use-log';
import { WhatHappened } from './what-happened';

/** All there is to know about one task. */
export function TaskView({ task }: { readonly task: TaskRecord }) {
  const schedule = useSchedule();
  const log = useLog(task.id);
  const check = useCommand('task.check');
  const watch = useCommand('task.watch');
  const failed = [check.attempt, watch.attempt].find((attempt) => attempt.state === 'failed');
  return (
    <Page
      title={taskTitle(task)}
      status={<Freshness checkedAt={schedule?.tasks[task.id]?.checkedAt ?? null} />}
      actions={<TaskActions task={task} check={check} watch={watch} />}
    >
      {failed !== undefined && <Problem error={failed.error} />}
      <TaskConnection id={task.connectionId} schedule={schedule} told={failed?.error.code} />
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
