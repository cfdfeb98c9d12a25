import { i18n } from '#i18n';
import { isUnclear } from '@/lib/task/is-unclear';
import type { TaskRecord } from '@/lib/task/record';
import { RowMark } from './row-mark';

/** Marks a watched task of whose agent the last reading told nothing: it may be waiting. */
export function TroubleMark({ task }: { readonly task: TaskRecord }) {
  if (!isUnclear(task)) return null;
  return <RowMark class="trouble-mark">{i18n.t('home.unclear')}</RowMark>;
}
