import { i18n } from '#i18n';
import { CopyButton } from './copy-button';
import { LinkHost } from './link-host';
import { splitAtLinks } from './links';

/** More than anyone reads; the rest stays plain text. */
const mostLinks = 50;

/** Text whose web addresses are named by their host and can be copied, never clicked. */
export function Linked({ text }: { readonly text: string }) {
  return (
    <>
      {splitAtLinks(text).map((part, place) =>
        place % 2 === 0 || place > 2 * mostLinks ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have only their place
          <span key={place} class="written-link">
            {part} <LinkHost url={part} />{' '}
            <CopyButton text={part} label={i18n.t('form.copyLink')} />
          </span>
        ),
      )}
    </>
  );
}
