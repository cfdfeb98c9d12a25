import { i18n } from '#i18n';
import { ArgumentsTree } from '@/components/request/arguments/arguments-tree';
import { WrittenBlock } from '@/components/written/written';
import { tableOf } from '@/lib/table/table';
import type { Output } from '@/lib/commands';
import { useMemo } from 'preact/hooks';
import { Downloads } from './downloads';
import { parseResult } from './parse-result';
import { ResultTable } from './result-table';

interface OutcomeProps {
  readonly result: Output<'task.result'>;
  readonly taskId: string;
  /** The person stopped the run, so its error is no bad news. */
  readonly stopped: boolean;
}

/** A result as the agent gave it: its error, its output, and what it collected as a table. */
export function Outcome({ result, taskId, stopped }: OutcomeProps) {
  const read = useMemo(() => parseResult(result), [result]);
  const { error, output, rows } = read;
  const table = useMemo(() => tableOf(rows), [rows]);
  // An agent without output may send an empty text.
  const isSilent = output === null || output === '';
  // Rows without any column are no table either.
  const hasRows = table === null || table.columns.length > 0;
  if (error === null && isSilent && !hasRows) {
    return <p class="card padded small muted">{i18n.t('extras.result.none')}</p>;
  }
  return (
    <div class="stack">
      {error !== null && (
        <div class={stopped ? 'notice stack' : 'notice tone-bad stack'}>
          <p>{i18n.t('extras.result.error')}</p>
          <div class="request-box">
            <WrittenBlock text={error} />
          </div>
        </div>
      )}
      {!isSilent && (
        <div class="request-box">
          {typeof output === 'string' ? (
            <WrittenBlock text={output} />
          ) : (
            <ArgumentsTree value={output} />
          )}
        </div>
      )}
      {hasRows &&
        (table === null ? (
          <p class="small muted">{i18n.t('extras.result.tooWide')}</p>
        ) : (
          <ResultTable table={table} />
        ))}
      <Downloads result={read} table={table} taskId={taskId} />
    </div>
  );
}
