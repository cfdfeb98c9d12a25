import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { render } from 'preact';
import { restoreState } from './controls/restore-state';
import { drawControl } from './controls/draw-control';
import { idsOf } from './ids';
import { fieldElements } from './field-elements';
import { fieldResult, type FieldResult } from './field-result';

/** How many controls are made outside the document at once. */
const chunk = 25;

/**
 * Reads fields that were never drawn. Their controls are made outside the document, so that the browser
 * sanitises and checks them like all others.
 * @param restored what a draft holds for some of them
 * @param rest called between the pieces of this work
 */
export async function readUndrawn(
  fields: readonly Field[],
  restored: ReadonlyMap<number, FieldState>,
  rest: () => Promise<void>,
): Promise<readonly FieldResult[]> {
  const results: FieldResult[] = [];
  for (let start = 0; start < fields.length; start += chunk) {
    results.push(...readChunk(fields.slice(start, start + chunk), restored));
    await rest();
  }
  return results;
}

function readChunk(
  fields: readonly Field[],
  restored: ReadonlyMap<number, FieldState>,
): readonly FieldResult[] {
  const form = document.createElement('form');
  render(
    fields.map((field) => (
      <div key={field.index} data-field={field.index}>
        {drawControl(field, {
          id: idsOf(field.index).control,
          labelledBy: '',
          describedBy: undefined,
          invalid: false,
        })}
      </div>
    )),
    form,
  );
  const elements = fieldElements(form);
  const results = fields.map((field) => {
    const root = elements.get(field.index) ?? form;
    const state = restored.get(field.index);
    if (state !== undefined) restoreState(root, state);
    return fieldResult(field, root, state !== undefined);
  });
  render(null, form);
  return results;
}
