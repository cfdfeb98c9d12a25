import { i18n } from '#i18n';
import type { Output } from '@/lib/messages';

/**
 * Which runs a page holds, in words, and whether another follows. Runs can appear between two pages
 * and the total can be missing or wrong, so a full page without a total may have a next one.
 */
export function runsRange(
  { runs, total, limit }: Output<'task.runs'>,
  page: number,
): { readonly words: string; readonly next: boolean } {
  const first = (page - 1) * limit + 1;
  const last = first + runs.length - 1;
  const next = total === null ? runs.length > 0 && runs.length >= limit : last < total;
  if (runs.length === 0) return { words: '', next: false };
  const range = first === last ? String(first) : `${first}–${last}`;
  return {
    words: total === null ? range : i18n.t('task.runs.range', [range, Math.max(total, last)]),
    next,
  };
}
