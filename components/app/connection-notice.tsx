import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import type { Backoff } from '@/lib/task/schedule';
import { second } from '@/lib/time';
import { formatAge } from './age';
import { camelCase } from './camel-case';
import { useNow } from './now';
import { ServiceWords } from './problem';

interface ConnectionNoticeProps {
  readonly connection: Connection;
  readonly backoff: Backoff | undefined;
  /** Where something is described by it. */
  readonly id?: string;
}

/** What keeps a connection from working at the moment, and what to do; nothing when all is well. */
export function ConnectionNotice({ connection, backoff, id }: ConnectionNoticeProps) {
  const now = useNow();
  const { name, health } = connection;
  if (health.state !== 'ok') {
    return (
      <div id={id} class="notice tone-bad">
        <strong class="two-lines">
          <bdi>{i18n.t(`home.mend.${camelCase(health.state)}`, [name])}</bdi>
        </strong>
        {health.state === 'refused-key' && <ServiceWords message={health.message} />}
        <a href="#/settings">{i18n.t('home.mend.fix')}</a>
      </div>
    );
  }
  if (backoff === undefined) return null;
  const wait = backoff.until - now;
  return (
    <p class="notice">
      <strong class="two-lines">
        <bdi>{i18n.t(`home.mend.${camelCase(backoff.cause)}`, [name])}</bdi>
      </strong>
      {wait >= second ? i18n.t('home.mend.retry', [formatAge(wait)]) : i18n.t('home.mend.retryNow')}{' '}
      {backoff.cause === 'redirected' && <a href="#/settings">{i18n.t('home.mend.fix')}</a>}
    </p>
  );
}
