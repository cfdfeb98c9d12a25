import { i18n } from '#i18n';
import type { TimeKind } from '@/lib/task/time-spans';

export function timeWords(kind: TimeKind): string {
  switch (kind) {
    case 'working':
      return i18n.t('task.time.working');
    case 'waiting':
      return i18n.t('task.time.waiting');
    case 'unknown':
      return i18n.t('task.time.unknown');
  }
}
