import { i18n } from '#i18n';
import { ConnectionNotice } from '@/components/app/connection/connection-notice';
import type { Connection } from '@/lib/task/connection';
import type { Schedule } from '@/lib/task/schedule';
import type { ComponentChildren } from 'preact';

/** More notices than this would push what waits, or what runs, out of the popup. */
const mostNotices = 3;

interface FewOfProps {
  /** The connections in trouble. */
  readonly connections: readonly Connection[];
  /** Why some are not asked for now. */
  readonly backoff?: Schedule['backoff'] | undefined;
  /** Another notice, before the others. */
  readonly children?: ComponentChildren;
}

/**
 * Draws the first few connections in trouble, and leads to the others. Read out when they appear: it is
 * there before, since an output that appears together with its words may not be read out.
 */
export function FewOf({ connections, backoff, children }: FewOfProps) {
  const more = connections.length - mostNotices;
  return (
    <output class="stack">
      {children}
      {connections.slice(0, mostNotices).map((connection) => (
        <ConnectionNotice
          key={connection.id}
          connection={connection}
          backoff={backoff?.[connection.id]}
        />
      ))}
      {more > 0 && (
        <p class="notice">
          <a href="#/settings">{i18n.t('home.mend.more', more)}</a>
        </p>
      )}
    </output>
  );
}
