import './request.css';
import { i18n } from '#i18n';
import { StoredTask } from '@/components/task/stored-task';
import { RequestView } from './request-view';

/** A task's request: the page notifications lead to. */
export function RequestPage({ id }: { readonly id: string }) {
  return (
    <StoredTask id={id} title={i18n.t('request.title')} missing={i18n.t('request.missing')}>
      {(task) => <RequestView task={task} />}
    </StoredTask>
  );
}
