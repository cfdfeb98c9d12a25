import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { parseUrl } from '@/lib/parse-url';

/**
 * Where a link would lead, in plain sight, since its text may begin with another host's name; and the
 * whole of it to copy.
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
