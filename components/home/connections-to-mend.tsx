import { i18n } from '#i18n';
import { ConnectionNotice } from '@/components/app/connection/connection-notice';
import type { Connections } from '@/components/app/stored/use-connections';
import { FewOf } from './few-of';

/** The connections that need the person; read out when they appear. */
export function ConnectionsToMend({ connections, broken }: Connections) {
  return (
    <output class="stack">
      {broken.length > 0 && (
        <p class="notice tone-bad">
          <strong>{i18n.t('home.mend.broken')}</strong>
          <a href="#/settings">{i18n.t('home.mend.look')}</a>
        </p>
      )}
      <FewOf connections={connections.filter(({ health }) => health.state !== 'ok')}>
        {(connection) => (
          <ConnectionNotice key={connection.id} connection={connection} backoff={undefined} />
        )}
      </FewOf>
    </output>
  );
}
