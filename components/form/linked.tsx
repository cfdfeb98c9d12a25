import { i18n } from '#i18n';
import { CopyButton } from './copy-button';

const links = /(https?:\/\/[^\s<>"']+)/gi;
/** More than anyone reads; the rest stays plain text. */
const mostLinks = 50;

/** Text whose web addresses are named by their host and can be copied, never clicked. */
export function Linked({ text }: { readonly text: string }) {
  // Splitting by a group leaves the links at the odd places.
  const parts = text.split(links);
  return (
    <>
      {parts.map((part, place) =>
        place % 2 === 0 || place > 2 * mostLinks ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have only their place
          <span key={place} class="written-link">
            {part} <HostOf url={part} /> <CopyButton text={part} label={i18n.t('form.copyLink')} />
          </span>
        ),
      )}
    </>
  );
}

function HostOf({ url }: { readonly url: string }) {
  const host = URL.parse(url)?.host;
  return (
    <span class="written-host">
      {host === undefined ? i18n.t('form.linkUnreadable') : i18n.t('form.linkGoesTo', [host])}
    </span>
  );
}
