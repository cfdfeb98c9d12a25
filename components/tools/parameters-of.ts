import { i18n } from '#i18n';
import type { JsonObject } from '@/lib/json-object';
import { fail, type Result, succeed } from '@/lib/result';
import { readParameters } from '@/lib/tools/definition';
import { findJsonError } from '@/lib/tools/json-error';
import type { JsonProblem } from './json-field';
import { jsonWords } from './json-words';

/** The schema a text holds, or what keeps it from being one, in words. */
export function parametersOf(text: string): Result<JsonObject, JsonProblem> {
  const parameters = readParameters(text);
  if (parameters !== null) return succeed(parameters);
  const error = findJsonError(text);
  if (error === null) return fail({ words: i18n.t('tools.json.notAnObject'), offset: null });
  return fail({ words: jsonWords(text, error), offset: error.offset });
}
