import { i18n } from '#i18n';
import { oneLine } from '@/lib/form/visible-text';
import type { NotificationText } from '@/lib/platform/ports';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';

const mostHeading = 80;
const mostTitle = 60;

/** Our title; the task and the heading of what it asks as the message. Never a field's value. */
export function requestText(task: TaskRecord, call: OpenCall): NotificationText {
  const title = oneLine(taskTitle(task), mostTitle);
  const heading = oneLine(call.digest.heading, mostHeading);
  const message =
    heading === ''
      ? i18n.t('notification.noHeading', [title])
      : i18n.t('notification.message', [title, heading]);
  return { title: i18n.t('notification.title'), message };
}

export function summaryText(count: number): NotificationText {
  return {
    title: i18n.t('notification.summary', count),
    message: i18n.t('notification.summaryMessage'),
  };
}
