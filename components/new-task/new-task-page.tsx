import { i18n } from '#i18n';
import { Page } from '@/components/app/page';

export function NewTaskPage() {
  return <Page title={i18n.t('newTask.title')}>{null}</Page>;
}
