import { isUnbroken } from '@/lib/form/unbroken';
import { attribute, box, placeholderOf, type View } from './view';

/** In UTF-16 units: no person writes as much. */
const longText = 50_000;

export const drawTextarea: View<'textarea'> = ({ field, ties, masked }) => {
  const { control } = field;
  return (
    <textarea
      {...box(field, ties, masked)}
      style={{
        '--rows': control.rows,
        '--cols': attribute(control.cols),
        // In so long a text, finding the direction of each line takes seconds with every key.
        unicodeBidi: control.value.length > longText ? 'normal' : undefined,
      }}
      rows={control.rows}
      cols={attribute(control.cols)}
      // Wrapping a long text without breaks would freeze the page.
      wrap={isUnbroken(control.value) ? 'off' : undefined}
      minLength={attribute(control.minLength)}
      maxLength={attribute(control.maxLength)}
      placeholder={placeholderOf(control.placeholder)}
      autocomplete={field.secrecy === 'none' ? control.autocomplete : 'off'}
      spellcheck={field.secrecy === 'none' ? undefined : false}
      defaultValue={control.value || undefined}
    />
  );
};
