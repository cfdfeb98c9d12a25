import { i18n } from '#i18n';
import { needsNetwork } from '@/lib/service/loopback';
import type { Connection } from '@/lib/task/connection';
import type { Backoff } from '@/lib/task/schedule';
import { second } from '@/lib/time';
import type { ComponentChildren } from 'preact';
import { formatAge } from '../time/age';
import { camelCase } from '../camel-case';
import { useNow } from '../time/now';
import { useOnline } from '../use-online';

interface OutageProps {
  readonly connection: Connection;
  readonly backoff: Backoff;
  readonly children?: ComponentChildren;
}

/** Why Beckon does not ask a connection for now, and until when. The trouble may pass by itself. */
export function Outage({ connection, backoff, children }: OutageProps) {
  const wait = backoff.until - useNow();
  const isTried = useOnline() || !needsNetwork(connection.baseUrl);
  return (
    <p class="notice">
      {/* Our sentence: it keeps our direction whatever the name's, and all of it is shown. */}
      <strong>{i18n.t(`home.mend.${camelCase(backoff.cause)}`, [connection.name])}</strong>
      {/* A page may have the notice read out when it appears, but never the seconds. */}
      {isTried && (
        <span aria-live="off">
          {wait >= second
            ? i18n.t('home.mend.retry', [formatAge(wait)])
            : i18n.t('home.mend.retryNow')}
        </span>
      )}{' '}
      {children}
    </p>
  );
}
