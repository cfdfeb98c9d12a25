import { input } from './input';
import { attribute, boxClass, flag, type View } from './view';

export const drawDateBox: View<'date'> = ({ field, ties }) => {
  const { control } = field;
  return input({
    id: ties.id,
    name: ties.id,
    class: boxClass(field.className),
    min: attribute(control.min),
    max: attribute(control.max),
    step: attribute(control.step),
    required: flag(field.required),
    readOnly: flag(field.readonly),
    disabled: flag(field.disabled),
    autocomplete: 'off',
    'aria-describedby': ties.describedBy,
    'aria-invalid': ties.invalid,
    type: control.type,
    defaultValue: control.value === '' ? undefined : control.value,
  });
};
