import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { render } from 'preact';
import { restoreState } from './controls/restore-state';
import { drawControl } from './controls/draw-control';
import { idsOf } from './ids';
import { fieldElements } from './field-elements';
import { fieldResult, type FieldResult } from './field-result';

/**
 * Reads fields that were never drawn. Their controls are made outside the document, so that the browser
 * sanitises and checks them like all others.
 * @param restored what a draft holds for some of them
 */
export function readUndrawn(
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
    if (state !== undefined) restoreState(field, root, state);
    return fieldResult(field, root, state !== undefined);
  });
  render(null, form);
  return results;
}
