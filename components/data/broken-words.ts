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
    case 'tool-library':
    case 'draft-new-task':
    case 'draft-tool':
    case 'draft-connection':
    case 'abilities':
    case 'looks':
      return i18n.t(`damaged.${camelCase(kind)}`);
    default:
      return i18n.t('damaged.unknown');
  }
}
