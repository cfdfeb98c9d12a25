import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import type { Backoff } from '@/lib/task/schedule';
import { camelCase } from '../camel-case';
import { Outage } from './outage';
import { ServiceWords } from '../command/problem';

interface ConnectionNoticeProps {
  readonly connection: Connection;
  readonly backoff: Backoff | undefined;
  /** For an `aria-describedby` elsewhere. */
  readonly id?: string;
}

/** What keeps a connection from working at the moment, and what to do; nothing when all is well. */
export function ConnectionNotice({ connection, backoff, id }: ConnectionNoticeProps) {
  const { name, health, keyKept } = connection;
  const toSettings = <a href="#/settings">{i18n.t('home.mend.fix')}</a>;
  if (health.state !== 'ok') {
    const isForgotten = health.state === 'no-key' && keyKept === 'session';
    return (
      <div id={id} class="notice tone-bad">
        <strong>
          {i18n.t(`home.mend.${isForgotten ? 'keyForgotten' : camelCase(health.state)}`, [name])}
        </strong>
        {health.state === 'refused-key' && <ServiceWords message={health.message} />}
        {toSettings}
      </div>
    );
  }
  if (backoff === undefined) return null;
  return (
    <Outage connection={connection} backoff={backoff}>
      {backoff.cause === 'redirected' && toSettings}
    </Outage>
  );
}
