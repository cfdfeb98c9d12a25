import { attribute, boxClass, flag, placeholderOf, type View } from './view';

export const drawNumberBox: View<'number'> = ({ field, ties, masked }) => {
  const { control } = field;
  return (
    <input
      id={ties.id}
      name={ties.id}
      class={boxClass(field.className, masked)}
      min={attribute(control.min)}
      max={attribute(control.max)}
      step={attribute(control.step)}
      required={flag(field.required)}
      readOnly={flag(field.readonly)}
      disabled={flag(field.disabled)}
      placeholder={placeholderOf(control.placeholder)}
      autocomplete="off"
      aria-describedby={ties.describedBy}
      aria-invalid={ties.invalid}
      type="number"
      defaultValue={control.value === '' ? undefined : control.value}
    />
  );
};
