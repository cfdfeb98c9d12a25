import { i18n } from '#i18n';
import type { Connections } from '@/components/app/stored/use-connections';
import { FewOf } from './few-of';

/** The connections that need the person. */
export function ConnectionsToMend({ connections, broken }: Connections) {
  return (
    <FewOf connections={connections.filter(({ health }) => health.state !== 'ok')}>
      {broken.length > 0 && (
        <p class="notice tone-bad">
          <strong>{i18n.t('home.mend.broken')}</strong>
          <a href="#/settings">{i18n.t('home.mend.look')}</a>
        </p>
      )}
    </FewOf>
  );
}
