import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { brokenKind } from '@/lib/store/broken';
import { isKnown } from '@/lib/store/shapes';

/** Says what is stored under a key. */
export function brokenWords(key: string): string {
  const kind = brokenKind(key);
  return i18n.t(`damaged.${isKnown(kind) ? camelCase(kind) : 'unknown'}`);
}
