import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { showHidden } from '@/lib/visible-text';
import type { CommandError } from '@/lib/commands';
import type { Ref } from 'preact';
import { formatAge } from '../time/age';
import { camelCase } from '../camel-case';

interface ProblemProps {
  readonly error: CommandError | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What went wrong, if anything did, and what to do, in our words; what the service said stands apart,
 * as a quote.
 */
export function Problem({ error, ref = null }: ProblemProps) {
  if (error === null) return null;
  const said = 'message' in error ? error.message : null;
  return (
    <Alert ref={ref}>
      <p>{errorWords(error)}</p>
      <ServiceWords message={said} />
    </Alert>
  );
}

/** The service's own words, which are untrusted: cut to two lines, and quoted. */
export function ServiceWords({ message }: { readonly message: string | null }) {
  if (message === null || message.trim() === '') return null;
  return (
    <p class="small muted two-lines">
      {i18n.t('app.serviceSaid')}{' '}
      <q>
        <bdi>{showHidden(message)}</bdi>
      </q>
    </p>
  );
}

function errorWords(error: CommandError): string {
  const { code } = error;
  if (code === 'rate-limited' && error.retryAfterMs !== null) {
    return i18n.t('problem.rateLimitedFor', [formatAge(error.retryAfterMs)]);
  }
  return code === 'not-json' || code === 'server-error' || code === 'other-interface'
    ? i18n.t(`problem.${camelCase(code)}`, [error.httpStatus])
    : i18n.t(`problem.${camelCase(code)}`);
}
