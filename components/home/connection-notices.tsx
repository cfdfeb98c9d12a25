import { i18n } from '#i18n';
import { ConnectionNotice } from '@/components/app/connection-notice';
import type { Connection } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';

interface ConnectionNoticesProps {
  readonly connections: readonly Connection[];
  readonly broken: readonly string[];
  readonly glance: Glance | null;
}

/** The connections that do not work at the moment, and what to do about each. */
export function ConnectionNotices({ connections, broken, glance }: ConnectionNoticesProps) {
  return (
    <>
      {broken.length > 0 && (
        <p class="notice tone-bad">
          <strong>{i18n.t('home.mend.broken')}</strong>
          <a href="#/settings">{i18n.t('home.mend.look')}</a>
        </p>
      )}
      {connections.map((connection) => (
        <ConnectionNotice
          key={connection.id}
          connection={connection}
          backoff={glance?.backoff[connection.id]}
        />
      ))}
    </>
  );
}
