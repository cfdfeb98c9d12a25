import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import { showHidden } from '@/lib/visible-text';
import { useState } from 'preact/hooks';
import { Linked } from './linked';

/** Pieces of up to 50,000 characters: all that is left, else up to the end of a line, else of a word. */
const piece = /[^]{1,50000}$|[^]{1,50000}\n|[^]{1,50000}\s|[^]{1,50000}/gu;

/**
 * The whole of a text whose beginning is shown above. It can be megabytes, which would take seconds to
 * lay out at once, so it is drawn in pieces. Links are named in the first piece only, as far as anyone
 * reads.
 */
export function ShowAll({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton aria-expanded={open} onPress={() => setOpen(!open)}>
        {open ? i18n.t('written.showLess') : i18n.t('written.showAll')}
      </LinkButton>
      {open && (
        <bdi class="written whole">
          {[...text.matchAll(piece)].map(({ 0: part, index }) => (
            <span key={index}>
              {index === 0 ? <Linked text={part} length={part.length} /> : showHidden(part)}
            </span>
          ))}
        </bdi>
      )}
    </>
  );
}
