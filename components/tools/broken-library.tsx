import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { prettyJson } from '@/lib/pretty-json';

/** A library that does not parse: shown as it is, never reset. */
export function BrokenLibrary({ raw }: { readonly raw: unknown }) {
  return (
    <Page title={i18n.t('tools.title')}>
      <p class="notice tone-bad">{i18n.t('tools.broken')}</p>
      <pre class="card padded small raw">{prettyJson(raw)}</pre>
    </Page>
  );
}
