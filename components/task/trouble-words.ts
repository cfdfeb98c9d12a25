import { i18n } from '#i18n';
import type { Trouble } from '@/lib/task/record';

/** Why it is not known how a task stands. */
export function troubleWords({ kind }: Trouble): string {
  switch (kind) {
    case 'refused':
      return i18n.t('task.trouble.refused');
    case 'unreadable-status':
      return i18n.t('task.trouble.unreadableStatus');
    case 'unreadable-call':
      return i18n.t('task.trouble.unreadableCall');
  }
}
