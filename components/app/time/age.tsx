import { i18n } from '#i18n';
import { day, hour, minute, second } from '@/lib/time';
import { Moment } from './moment';

/** A length of time in one unit, cut, not rounded: "8 s", "4 min". A negative one counts as 0. */
export function formatAge(ms: number): string {
  if (ms >= day) return i18n.t('app.age.days', [Math.floor(ms / day)]);
  if (ms >= hour) return i18n.t('app.age.hours', [Math.floor(ms / hour)]);
  if (ms >= minute) return i18n.t('app.age.minutes', [Math.floor(ms / minute)]);
  return i18n.t('app.age.seconds', [Math.max(0, Math.floor(ms / second))]);
}

/** How long ago `at` (ms since the epoch) was, kept current. */
export function Age({ at }: { readonly at: number }) {
  return <Moment at={at} format={(from, now) => formatAge(now - from)} />;
}
