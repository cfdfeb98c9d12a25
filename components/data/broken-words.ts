import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { brokenKind } from '@/lib/store/broken';

/** What lies under a key, for people. */
export function brokenWords(key: string): string {
  const kind = brokenKind(key);
  switch (kind) {
    case 'task':
    case 'call':
    case 'log':
    case 'tools':
    case 'draft':
    case 'answer':
    case 'connection':
    case 'api-key':
    case 'settings':
      return i18n.t(`damaged.${camelCase(kind)}`);
    case 'tool-library':
      return i18n.t('damaged.tools');
    case 'draft-new-task':
    case 'draft-tool':
      return i18n.t('damaged.draft');
    case 'abilities':
      return i18n.t('damaged.connection');
    default:
      return i18n.t('damaged.unknown');
  }
}
