import { i18n } from '#i18n';
import { Button } from '@/components/look/button';

export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <section class="card teaching">
      <p>{i18n.t('home.find.nothing')}</p>
      <div class="buttons">
        <Button onPress={onShowAll}>{i18n.t('home.find.showAll')}</Button>
      </div>
    </section>
  );
}
