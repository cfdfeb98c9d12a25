import { i18n } from '#i18n';
import { useNow } from './now';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in one unit, cut, not rounded: "8 s", "4 min". A negative one counts as 0. */
export function formatAge(ms: number): string {
  if (ms >= day) return i18n.t('app.age.days', [Math.floor(ms / day)]);
  if (ms >= hour) return i18n.t('app.age.hours', [Math.floor(ms / hour)]);
  if (ms >= minute) return i18n.t('app.age.minutes', [Math.floor(ms / minute)]);
  return i18n.t('app.age.seconds', [Math.max(0, Math.floor(ms / 1000))]);
}

/** How long ago `at` (ms since the epoch) was, kept current. */
export function Age({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatAge(useNow() - at)}</time>;
}
