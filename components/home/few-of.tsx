import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import type { ComponentChild } from 'preact';

/** More notices than this would push what waits, or what runs, out of the popup. */
const mostNotices = 3;

interface FewOfProps {
  /** The connections in trouble. */
  readonly connections: readonly Connection[];
  readonly children: (connection: Connection) => ComponentChild;
}

/** Draws the first few connections in trouble, and leads to the others. */
export function FewOf({ connections, children }: FewOfProps) {
  const more = connections.length - mostNotices;
  return (
    <>
      {connections.slice(0, mostNotices).map(children)}
      {more > 0 && (
        <p class="notice">
          <a href="#/settings">{i18n.t('home.mend.more', more)}</a>
        </p>
      )}
    </>
  );
}
