import { attribute, boxClass, flag, placeholderOf, type View } from './view';

export const drawTextarea: View<'textarea'> = ({ field, ties, masked }) => {
  const { control } = field;
  return (
    <textarea
      id={ties.id}
      name={ties.id}
      class={boxClass(field.className, masked)}
      style={{ '--rows': control.rows, '--cols': attribute(control.cols) }}
      rows={control.rows}
      cols={attribute(control.cols)}
      minLength={attribute(control.minLength)}
      maxLength={attribute(control.maxLength)}
      required={flag(field.required)}
      readOnly={flag(field.readonly)}
      disabled={flag(field.disabled)}
      placeholder={placeholderOf(control.placeholder)}
      autocomplete={control.autocomplete}
      spellcheck={field.secrecy === 'none' ? undefined : false}
      aria-describedby={ties.describedBy}
      aria-invalid={ties.invalid}
      defaultValue={control.value === '' ? undefined : control.value}
    />
  );
};
