import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import type { JsonObject } from '@/lib/json-object';
import type { Library } from '@/lib/store/library';
import type { ToolDraft } from '@/lib/store/tool-draft';
import { checkName } from '@/lib/tools/check-name';
import { readParameters } from '@/lib/tools/definition';
import type { JsonProblem } from './json-field';
import { jsonProblem } from './json-problem';

/** What keeps a draft from being saved, field by field, in words. */
export interface CheckedDraft {
  readonly name: string | null;
  readonly parameters: JsonProblem | null;
  /** The schema, where it can be read. */
  readonly schema: JsonObject | null;
}

export function checkDraft(draft: ToolDraft, library: Library): CheckedDraft {
  const schema = readParameters(draft.parameters);
  return {
    name: checkDraftName(draft, library),
    parameters: schema === null ? schemaProblem(draft.parameters) : null,
    schema,
  };
}

function checkDraftName({ name, replaces }: ToolDraft, library: Library): string | null {
  const problem = checkName(name.trim());
  if (problem !== null) return i18n.t(`tools.problem.${camelCase(problem)}`);
  const taken = library.some((tool) => tool.name === name.trim() && tool.name !== replaces);
  return taken ? i18n.t('problem.nameTaken') : null;
}

function schemaProblem(text: string): JsonProblem {
  return jsonProblem(text) ?? { words: i18n.t('tools.json.notAnObject'), offset: null };
}
