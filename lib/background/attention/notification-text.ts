import { i18n } from '#i18n';
import { oneLine } from '@/lib/visible-text';
import type { Notice } from '@/lib/ports';
import type { Connection } from '@/lib/task/connection';
import { isStillAsked } from '@/lib/task/deliver';
import type { Ending, OpenCall, TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';

const mostHeading = 80;
const mostTitle = 60;

/**
 * Beckon's own title, and as the message the task's name and the request's heading. Never a field's value.
 */
export function requestNotice(task: TaskRecord, { digest, delivery }: OpenCall): Notice {
  const heading = oneLine(digest.heading, mostHeading);
  const message =
    heading === ''
      ? i18n.t('notification.noHeading', [name(task)])
      : i18n.t('notification.message', [name(task), heading]);
  const title = isStillAsked(delivery)
    ? i18n.t('notification.stillAsked')
    : i18n.t('notification.title');
  return calling(title, message);
}

export function requestsNotice(count: number): Notice {
  // Firefox can never change the words of a notification, and a number would soon be wrong.
  const title = import.meta.env.FIREFOX
    ? i18n.t('notification.summaryUncounted')
    : i18n.t('notification.summary', count);
  return calling(title, i18n.t('notification.summaryMessage'));
}

export function endedNotice(task: TaskRecord, ending: Ending): Notice {
  return calm(i18n.t(`notification.${ending}`), name(task));
}

export function endingsNotice(count: number): Notice {
  return calm(i18n.t('notification.endings', count), i18n.t('notification.endingsMessage'));
}

export function connectionNotice(connection: Connection): Notice {
  return calm(i18n.t('notification.connection'), troubleWords(connection));
}

export function connectionsNotice(count: number): Notice {
  return calm(i18n.t('notification.connections', count), i18n.t('notification.connectionsMessage'));
}

function name(task: TaskRecord): string {
  return oneLine(taskTitle(task), mostTitle);
}

/** For something that waits for the person, with a button to put it off. */
function calling(title: string, message: string): Notice {
  const buttons = [i18n.t('notification.open'), i18n.t('notification.snooze')] as const;
  return { title, message, quiet: false, buttons };
}

function calm(title: string, message: string): Notice {
  return { title, message, quiet: true, buttons: [] };
}

function troubleWords({ name, health }: Connection): string {
  const connection = oneLine(name, mostTitle);
  switch (health.state) {
    case 'ok':
      return '';
    case 'refused-key':
      return i18n.t('notification.refusedKey', [connection]);
    case 'no-key':
      return i18n.t('notification.noKey', [connection]);
    case 'no-permission':
      return i18n.t('notification.noPermission', [connection]);
  }
}
