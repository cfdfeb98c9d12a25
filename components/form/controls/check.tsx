import type { FieldOf } from '@/lib/form/controls';
import { classes, flag, type Ties, type View } from './view';

export const drawCheckbox: View<'checkbox'> = ({ field, ties }) => box(field, ties, undefined);

export const drawSwitch: View<'switch'> = ({ field, ties }) => box(field, ties, 'switch');

function box(
  field: FieldOf<'checkbox'> | FieldOf<'switch'>,
  ties: Ties,
  role: 'switch' | undefined,
) {
  return (
    <input
      id={ties.id}
      name={ties.id}
      class={classes(field.className)}
      type="checkbox"
      role={role}
      required={flag(field.required)}
      disabled={flag(field.disabled)}
      defaultChecked={flag(field.control.checked)}
      aria-readonly={flag(field.readonly)}
      aria-describedby={ties.describedBy}
      aria-invalid={ties.invalid}
    />
  );
}
