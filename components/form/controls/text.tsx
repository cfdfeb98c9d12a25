import { i18n } from '#i18n';
import type { TextControl } from '@/lib/form/controls';
import { checkedPattern } from '../check/checked-pattern';
import { input } from './input';
import { Told } from './told';
import { attribute, box, flag, placeholderOf, type View } from './view';

export const drawText: View<'text'> = ({ field, ties, masked }) => {
  const { control } = field;
  // In Firefox no control is a password's: see components/look/text-field.tsx.
  const type = shownType(control.type, masked && !import.meta.env.FIREFOX);
  const attributes = {
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
  };
  return type === 'email' ? (
    <Told field={field} tell={tellAddress} attributes={attributes} />
  ) : (
    input(attributes)
  );
};

/**
 * Chromium shows an address as it was entered, and sends its domain in ASCII, by old rules: info@weiß.de
 * goes off as info@weiss.de, which is somebody else's.
 */
function tellAddress(value: string, isForeign: boolean): string {
  const isOther = isForeign && /^[\0-\x7F]+$/.test(value);
  return isOther ? i18n.t('form.sentAs', [value]) : '';
}

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
