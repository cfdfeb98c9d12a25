import { type ChoiceField, takesSeveral } from '@/lib/form/controls';
import type { ComponentChildren } from 'preact';
import { optionBox } from './option-box';
import { flag, type Ties, type View } from './view';

/** All options of a field, as radio buttons or checkboxes. */
export const drawOptions: View<'radio' | 'checkboxes'> = ({ field, ties }) => {
  const { options, chosen } = field.control;
  // HTML's `required` would demand every checkbox; Beckon itself checks that at least one is ticked.
  const required = flag(field.required && !takesSeveral(field));
  const boxes = options.map((_, index) =>
    optionBox({ field, ties, index, required, defaultChecked: chosen.includes(index) }),
  );
  return optionGroup(field, ties, { id: ties.id, class: 'options' }, boxes);
};

/**
 * The group around options, with what is asked of them. A group of checkboxes may not carry that in
 * ARIA: each checkbox does.
 */
export function optionGroup(
  field: ChoiceField,
  ties: Ties,
  own: { readonly id?: string; readonly class: string },
  boxes: ComponentChildren,
) {
  const { required, readonly } = field;
  return (
    <fieldset
      {...own}
      aria-labelledby={ties.labelledBy}
      aria-describedby={ties.describedBy}
      {...(!takesSeveral(field) && {
        role: 'radiogroup',
        'aria-required': flag(required),
        'aria-readonly': flag(readonly),
        'aria-invalid': ties.invalid,
      })}
    >
      {boxes}
    </fieldset>
  );
}
