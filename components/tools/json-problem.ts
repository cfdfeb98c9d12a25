import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { findJsonError } from '@/lib/json-error';
import { placeIn } from '@/lib/text-place';
import type { JsonProblem } from './json-field';

/** Where a text stops being JSON, and why: "Line 4, column 7: a comma is missing." Null when it is JSON. */
export function jsonProblem(text: string): JsonProblem | null {
  const error = findJsonError(text);
  if (error === null) return null;
  const { code, offset } = error;
  if (code === 'empty') return { words: i18n.t('tools.json.empty'), offset };
  const { line, column } = placeIn(text, offset);
  const reason = i18n.t(`tools.json.${camelCase(code)}`);
  return { words: i18n.t('tools.json.place', [line, column, reason]), offset };
}
