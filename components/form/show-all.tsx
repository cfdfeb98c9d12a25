import { i18n } from '#i18n';
import { useState } from 'preact/hooks';
import { Linked } from './linked';

/** The whole of a text whose beginning stands above. */
export function ShowAll({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? i18n.t('form.showLess') : i18n.t('form.showAll')}
      </button>
      {open && (
        <bdi class="written whole">
          <Linked text={text} length={text.length} />
        </bdi>
      )}
    </>
  );
}
