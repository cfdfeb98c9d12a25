import { i18n } from '#i18n';
import type { RunsPage } from './use-runs';

/** Which runs a page holds, in words. There may be more by now than the total says. */
export function runsRange({ runs, total, page, limit }: RunsPage): string {
  if (runs.length === 0) return '';
  const first = (page - 1) * limit + 1;
  const last = first + runs.length - 1;
  const range = first === last ? String(first) : `${first}–${last}`;
  return total === null ? range : i18n.t('task.runs.range', [range, Math.max(total, last)]);
}
