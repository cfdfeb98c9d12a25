import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import type { Backoff } from '@/lib/task/schedule';
import { formatAge } from './age';
import { useNow } from './now';
import { ServiceWords } from './problem';

interface ConnectionNoticeProps {
  readonly connection: Connection;
  readonly backoff: Backoff | undefined;
}

/** What keeps a connection from working at the moment, and what to do; nothing when all is well. */
export function ConnectionNotice({ connection, backoff }: ConnectionNoticeProps) {
  const now = useNow();
  const { health } = connection;
  if (health.state !== 'ok') {
    return (
      <div class="notice tone-bad">
        <strong class="two-lines">
          <bdi>{healthWords(connection)}</bdi>
        </strong>
        {health.state === 'refused-key' && <ServiceWords message={health.message} />}
        <a href="#/settings">{i18n.t('home.mend.fix')}</a>
      </div>
    );
  }
  if (backoff === undefined) return null;
  const wait = backoff.until - now;
  return (
    <p class="notice tone-waiting">
      <strong class="two-lines">
        <bdi>{causeWords(connection, backoff.cause)}</bdi>
      </strong>
      {wait > 0 ? i18n.t('home.mend.retry', [formatAge(wait)]) : i18n.t('home.mend.retryNow')}
    </p>
  );
}

function causeWords({ name }: Connection, cause: Backoff['cause']): string {
  switch (cause) {
    case 'unreachable':
      return i18n.t('home.mend.unreachable', [name]);
    case 'timed-out':
      return i18n.t('home.mend.timedOut', [name]);
    case 'not-json':
      return i18n.t('home.mend.notJson', [name]);
    case 'server-error':
      return i18n.t('home.mend.serverError', [name]);
    case 'rate-limited':
      return i18n.t('home.mend.rateLimited', [name]);
  }
}

function healthWords({ name, health }: Connection): string {
  switch (health.state) {
    case 'ok':
      return '';
    case 'refused-key':
      return i18n.t('home.mend.refusedKey', [name]);
    case 'no-key':
      return i18n.t('home.mend.noKey', [name]);
    case 'no-permission':
      return i18n.t('home.mend.noPermission', [name]);
  }
}
