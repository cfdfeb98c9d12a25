import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { parseUrl } from '@/lib/parse-url';

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
          : i18n.t('written.linkGoesTo', [host])}
      </span>{' '}
      <CopyButton text={url} label={i18n.t('written.copyLink')} />
    </>
  );
}
