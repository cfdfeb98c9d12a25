import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { parseUrl } from '@/lib/parse-url';

/** In UTF-16 units: longer than any name that a network knows (253), with a port. */
const longestHost = 260;

/**
 * The host that a link leads to, in plain sight, since the link's text may begin with another host's
 * name; and the whole link to copy.
 */
export function LinkHost({ url }: { readonly url: string }) {
  const host = parseUrl(url)?.host;
  return (
    <>
      <span class="written-host">
        {host === undefined
          ? i18n.t('written.linkUnreadable')
          : i18n.t('written.linkGoesTo', [shortHost(host)])}
      </span>{' '}
      <CopyButton text={url} label={i18n.t('written.copyLink')} />
    </>
  );
}

/** A host's end says whose it is. A browser parses a host of any length, but no network has one so long. */
export function shortHost(host: string): string {
  return host.length <= longestHost ? host : `…${host.slice(-longestHost)}`;
}
