import { i18n } from '#i18n';
import { oneLine } from '@/lib/form/visible-text';
import { CopyButton } from './copy-button';
import { LinkHost } from './link-host';
import { findLinks } from './links';
import { ShowAll } from './show-all';
import { clampLength } from './written';

const mostLinks = 10;
const linkLength = 80;

/**
 * What an agent's text needs beside it when it stands in a label or a heading, which buttons have no
 * place in: where its links lead, and the rest of a long one. Mostly nothing.
 */
export function textAside(text: string) {
  if (text.length <= clampLength && !text.includes('://')) return null;
  return (
    <>
      {findLinks(text.slice(0, clampLength))
        .slice(0, mostLinks)
        .map((link, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the links of a text have only their place
          <p key={place} class="hint">
            <bdi class="written">{oneLine(link, linkLength)}</bdi> <LinkHost url={link} />{' '}
            <CopyButton text={link} label={i18n.t('form.copyLink')} />
          </p>
        ))}
      {text.length > clampLength && <ShowAll text={text} />}
    </>
  );
}
