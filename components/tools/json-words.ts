import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import type { JsonError } from '@/lib/tools/json-error';
import { placeIn } from '@/lib/tools/text-place';

/** Where a text stops being JSON, and why: "Line 4, column 7: a comma is missing." */
export function jsonWords(text: string, { code, offset }: JsonError): string {
  if (code === 'empty') return i18n.t('tools.json.empty');
  const { line, column } = placeIn(text, offset);
  return i18n.t('tools.json.place', [line, column, i18n.t(`tools.json.${camelCase(code)}`)]);
}
