import { lightText } from '@/components/look/light-text';
import { attribute, box, placeholderOf, type View } from './view';

export const drawTextarea: View<'textarea'> = ({ field, ties, masked }) => {
  const { control } = field;
  const { style, wrap } = lightText(control.value);
  return (
    <textarea
      {...box(field, ties, masked)}
      style={{ '--rows': control.rows, '--cols': attribute(control.cols), ...style }}
      rows={control.rows}
      cols={attribute(control.cols)}
      wrap={wrap}
      minLength={attribute(control.minLength)}
      maxLength={attribute(control.maxLength)}
      placeholder={placeholderOf(control.placeholder)}
      // Said here, since Firefox heeds no `off` of the form for what it restores in a text area.
      autocomplete={field.secrecy === 'none' ? control.autocomplete : 'off'}
      spellcheck={field.secrecy === 'none' ? undefined : false}
      defaultValue={control.value || undefined}
    />
  );
};
