import { i18n } from '#i18n';
import type { CreateRefusal } from '@/lib/task/record';

/** Why a task was not started, and what to do. */
export function refusalWords(reason: CreateRefusal): string {
  switch (reason) {
    case 'refused':
      return i18n.t('task.notStarted.refused');
    case 'refused-key':
      return i18n.t('task.notStarted.refusedKey');
    case 'rate-limited':
      return i18n.t('task.notStarted.rateLimited');
    case 'offline':
      return i18n.t('task.notStarted.offline');
    case 'no-key':
      return i18n.t('task.notStarted.noKey');
    case 'no-permission':
      return i18n.t('task.notStarted.noPermission');
    case 'not-found':
      return i18n.t('task.notStarted.notFound');
  }
}
