import { i18n } from '#i18n';
import { useState } from 'preact/hooks';
import { input } from './input';
import { bounded, box, placeholderOf, type View, type ViewProps } from './view';

export const drawNumberBox: View<'number'> = (props) => <NumberBox {...props} />;

/**
 * To a number's control a dot is a decimal point in every language: "1.500", written as people write
 * thousands in German, would go off as 1.5, with nothing on screen to tell.
 */
const looksLikeThousands = /\.\d{3}/;

function NumberBox({ field, ties, masked }: ViewProps<'number'>) {
  const [isDoubtful, setDoubtful] = useState(false);
  return (
    <>
      {input({
        ...box(field, ties, masked),
        placeholder: placeholderOf(field.control.placeholder),
        ...bounded('number', field.control),
        onInput: ({ currentTarget }) => setDoubtful(looksLikeThousands.test(currentTarget.value)),
      })}
      {field.secrecy === 'none' && (
        <output class="hint">{isDoubtful && i18n.t('form.decimals')}</output>
      )}
    </>
  );
}
