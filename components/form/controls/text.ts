import type { TextControl } from '@/lib/form/controls';
import { checkedPattern } from '../check/checked-pattern';
import { input } from './input';
import { attribute, box, flag, placeholderOf, type View } from './view';

export const drawText: View<'text'> = ({ field, ties, masked }) => {
  const { control } = field;
  // In Firefox no control is a password's: see TextField.
  const type = shownType(control.type, masked && !import.meta.env.FIREFOX);
  return input({
    ...box(field, ties, masked && type !== 'password'),
    minLength: attribute(control.minLength),
    maxLength: attribute(control.maxLength),
    // Matching a default against a pattern made to be slow would hold up the whole form: a field
    // with a default gets its pattern when it is checked.
    pattern: control.value === '' ? attribute(checkedPattern(control.pattern, '')) : undefined,
    multiple: flag(control.multiple),
    placeholder: placeholderOf(control.placeholder),
    // A browser that may fill a field in also remembers what was typed there.
    ...(field.secrecy === 'none' && { autocomplete: control.autocomplete }),
    spellcheck: field.secrecy === 'none' ? undefined : false,
    type,
    defaultValue: control.value || undefined,
  });
};

/**
 * Text and telephone numbers are masked by the type `password`; an e-mail or URL keeps its type, and
 * with it the browser's checks.
 */
function shownType(type: TextControl['type'], masked: boolean): TextControl['type'] {
  switch (type) {
    case 'text':
    case 'tel':
      return masked ? 'password' : type;
    case 'password':
      return masked ? type : 'text';
    case 'email':
    case 'url':
      return type;
  }
}
