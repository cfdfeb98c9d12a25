import { LinkHost } from './link-host';
import { splitAtLinks } from './links';
import { shorten } from './shorten';

/** More than anyone reads; the rest stays plain text. */
const mostLinks = 50;

interface LinkedProps {
  readonly text: string;
  /** How much of the text is shown, in UTF-16 units. A link is named and copied whole even so. */
  readonly length: number;
}

/** Text whose web addresses are named by their host and can be copied, never clicked. */
export function Linked({ text, length }: LinkedProps) {
  // A part that begins exactly where the text is cut still adds the ellipsis.
  const parts = splitAtLinks(text, mostLinks, length).filter(({ start }) => start <= length);
  return (
    <>
      {parts.map((part) => {
        const shown = shorten(part.text, length - part.start);
        if (!part.isLink) return shown;
        return (
          <span key={part.start}>
            {shown} <LinkHost url={part.text} />
          </span>
        );
      })}
    </>
  );
}
