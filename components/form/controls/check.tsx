import type { FieldOf } from '@/lib/form/controls';
import { classes, common, flag, type Ties, type View } from './view';

export const drawCheckbox: View<'checkbox'> = ({ field, ties }) => box(field, ties, undefined);

export const drawSwitch: View<'switch'> = ({ field, ties }) => box(field, ties, 'switch');

function box(
  field: FieldOf<'checkbox'> | FieldOf<'switch'>,
  ties: Ties,
  role: 'switch' | undefined,
) {
  return (
    <input
      {...common(field, ties)}
      class={classes(field.className)}
      type="checkbox"
      role={role}
      defaultChecked={flag(field.control.checked)}
      aria-readonly={flag(field.readonly)}
    />
  );
}
