import { i18n } from '#i18n';
import { Told } from './told';
import { bounded, box, placeholderOf, type View } from './view';

export const drawNumberBox: View<'number'> = ({ field, ties, masked }) => (
  <Told
    field={field}
    tell={tellDecimals}
    attributes={{
      ...box(field, ties, masked),
      placeholder: placeholderOf(field.control.placeholder),
      ...bounded('number', field.control),
    }}
  />
);

/**
 * To a number's control a dot is a decimal point in every language: "1.500", written as people write
 * thousands in German, would go off as 1.5, with nothing on screen to tell.
 */
function tellDecimals(value: string): string {
  return /^-?[1-9]\d{0,2}\.\d{3}/.test(value) ? i18n.t('form.decimals') : '';
}
