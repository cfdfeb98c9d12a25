import { i18n } from '#i18n';
import type { DateLikeType } from '@/lib/form/date-like';
import { hasControl } from '../controls/has-control';

/** For the types that Firefox has no control for. */
const examples: Partial<Record<DateLikeType, string>> = { month: '2027-03', week: '2027-W12' };

/** How to write a date if the browser (only Firefox) has just a text input for it; else null. */
export function formatWords(type: DateLikeType): string | null {
  if (!import.meta.env.FIREFOX) return null;
  const example = examples[type];
  return example === undefined || hasControl(type) ? null : i18n.t('form.writeLike', [example]);
}
