import { oneLine } from '@/lib/visible-text';
import { LinkHost } from './link-host';
import { splitAtLinks } from './links';
import { clampLength } from './shorten';
import { ShowAll } from './show-all';

const mostLinks = 10;
const linkLength = 80;

/**
 * What an agent's text needs beside it in a label or a heading, where no buttons may stand: where its
 * links lead, and the rest of a long text. Usually null.
 */
export function textAside(text: string) {
  if (text.length <= clampLength && !text.includes('://')) return null;
  return (
    <>
      {splitAtLinks(text, mostLinks, clampLength - 1)
        .filter(({ isLink }) => isLink)
        .map(({ text: link, start }) => (
          <p key={start} class="hint">
            <bdi class="written">{oneLine(link, linkLength)}</bdi> <LinkHost url={link} />
          </p>
        ))}
      {text.length > clampLength && <ShowAll text={text} />}
    </>
  );
}
