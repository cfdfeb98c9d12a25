import { i18n } from '#i18n';
import type { CommandError } from '@/lib/messages';
import { formatAge } from './age';

/** What went wrong and what to do, in our words; what the service said stands apart, as a quote. */
export function Problem({ error }: { readonly error: CommandError }) {
  const said = 'message' in error ? error.message : null;
  return (
    <div role="alert" class="notice tone-bad">
      <p>{errorWords(error)}</p>
      <ServiceWords message={said} />
    </div>
  );
}

/** The service's own words: untrusted, clamped, and marked as its. */
export function ServiceWords({ message }: { readonly message: string | null }) {
  if (message === null || message.trim() === '') return null;
  return (
    <p class="small muted two-lines">
      {i18n.t('app.serviceSaid')} <q>{<bdi>{message}</bdi>}</q>
    </p>
  );
}

function errorWords(error: CommandError): string {
  switch (error.code) {
    case 'unreachable':
      return i18n.t('problem.unreachable');
    case 'timed-out':
      return i18n.t('problem.timedOut');
    case 'too-large':
      return i18n.t('problem.tooLarge');
    case 'not-json':
      return i18n.t('problem.notJson', [error.httpStatus]);
    case 'refused-key':
      return i18n.t('problem.refusedKey');
    case 'refused':
      return i18n.t('problem.refused');
    case 'rate-limited':
      return error.retryAfterMs === null
        ? i18n.t('problem.rateLimited')
        : i18n.t('problem.rateLimitedFor', [formatAge(error.retryAfterMs)]);
    case 'server-error':
      return i18n.t('problem.serverError', [error.httpStatus]);
    case 'unexpected-shape':
      return i18n.t('problem.unexpectedShape');
    case 'not-found':
      return i18n.t('problem.notFound');
    case 'stale-call':
      return i18n.t('problem.staleCall');
    case 'no-permission':
      return i18n.t('problem.noPermission');
    case 'no-key':
      return i18n.t('problem.noKey');
    case 'bad-address':
      return i18n.t('problem.badAddress');
    case 'other-interface':
      return i18n.t('problem.otherInterface', [error.httpStatus]);
    case 'storage-full':
      return i18n.t('problem.storageFull');
    case 'name-taken':
      return i18n.t('problem.nameTaken');
    case 'no-tools':
      return i18n.t('problem.noTools');
    case 'no-answer':
      return i18n.t('problem.noAnswer');
    case 'invalid':
      return i18n.t('problem.invalid');
  }
}
