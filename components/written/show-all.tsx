import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import { showHidden } from '@/lib/form/visible-text';
import { useState } from 'preact/hooks';
import { Linked } from './linked';

/** Up to 50,000 characters: all that is left, else to the end of a line, else of a word. */
const piece = /[^]{1,50000}$|[^]{1,50000}\n|[^]{1,50000}\s|[^]{1,50000}/gu;

/**
 * The whole of a text whose beginning stands above. It can be megabytes, which would take seconds to
 * lay out at once; links are named where anyone reads, in the first piece.
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
