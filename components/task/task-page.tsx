import { i18n } from '#i18n';
import { StoredTask } from './stored-task';
import { TaskView } from './task-view';

export function TaskPage({ id }: { readonly id: string }) {
  return (
    <StoredTask id={id} title={i18n.t('task.title')} missing={i18n.t('task.missing')}>
      {(task) => <TaskView task={task} />}
    </StoredTask>
  );
}
