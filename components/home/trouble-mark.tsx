import { i18n } from '#i18n';
import { isUnclear } from '@/lib/task/is-unclear';
import type { TaskRecord } from '@/lib/task/record';
import { RowMark } from './row-mark';

/** Marks a watched task whose last reading told nothing of its agent: it may be waiting. */
export function TroubleMark({ task }: { readonly task: TaskRecord }) {
  if (!isUnclear(task)) return null;
  return <RowMark class="trouble-mark">{i18n.t('home.unclear')}</RowMark>;
}
