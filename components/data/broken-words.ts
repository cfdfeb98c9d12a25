import { i18n } from '#i18n';
import { brokenKind } from '@/lib/store/broken';

/** What lies under a key, for people. */
export function brokenWords(key: string): string {
  switch (brokenKind(key)) {
    case 'task':
      return i18n.t('damaged.task');
    case 'call':
      return i18n.t('damaged.call');
    case 'log':
      return i18n.t('damaged.log');
    case 'tools':
    case 'tool-library':
      return i18n.t('damaged.tools');
    case 'draft':
    case 'draft-new-task':
    case 'draft-tool':
      return i18n.t('damaged.draft');
    case 'answer':
      return i18n.t('damaged.answer');
    case 'connection':
    case 'abilities':
      return i18n.t('damaged.connection');
    case 'api-key':
      return i18n.t('damaged.apiKey');
    case 'settings':
      return i18n.t('damaged.settings');
    default:
      return i18n.t('damaged.unknown');
  }
}
