import { i18n } from '#i18n';
import { formatRoute } from '@/lib/route';

/** Says that a record does not parse, so that its task is not hidden. */
export function BrokenTask({ id }: { readonly id: string }) {
  return (
    <p class="notice tone-bad">
      <strong>
        <a href={formatRoute({ page: 'task', id })}>{i18n.t('home.broken')}</a>
      </strong>
      {i18n.t('home.brokenDetail')} <code>{id}</code>
    </p>
  );
}
