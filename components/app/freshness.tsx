import { i18n } from '#i18n';
import type { Schedule } from '@/lib/task/schedule';
import { formatAge } from './age';
import { useNow } from './now';
import { useOnline } from './use-online';

interface FreshnessProps {
  readonly schedule: Schedule | null;
  /** The task the page is about, or null for all of them. */
  readonly task: string | null;
}

/** How current the page is: when the last check was. */
export function Freshness({ schedule, task }: FreshnessProps) {
  const now = useNow();
  const online = useOnline();
  if (!online) return <Status tone="still" text={i18n.t('app.offlineShort')} />;
  const entries = Object.entries(schedule?.tasks ?? {});
  const checks = entries.flatMap(([id, { checkedAt }]) =>
    checkedAt !== null && (task === null || task === id) ? [checkedAt] : [],
  );
  if (checks.length === 0) return null;
  const latest = checks.reduce((one, other) => Math.max(one, other));
  return <Status tone="ok" text={i18n.t('app.checked', [formatAge(now - latest)])} />;
}

function Status({ tone, text }: { readonly tone: 'ok' | 'still'; readonly text: string }) {
  return (
    <span class="freshness muted small">
      <span class={`dot tone-${tone}`} />
      {text}
    </span>
  );
}
