import { i18n } from '#i18n';
import { SetUpLink } from '@/components/settings/set-up-link';

/** Home before there is anything: what Beckon is for, and the one next step. */
export function Welcome() {
  return (
    <section class="card teaching">
      <h2>{i18n.t('home.welcomeTitle')}</h2>
      <p>{i18n.t('home.welcome')}</p>
      <p class="muted">{i18n.t('home.welcomeClosed')}</p>
      <div class="buttons">
        <SetUpLink />
      </div>
    </section>
  );
}
