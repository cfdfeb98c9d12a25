import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { toCsv } from '@/lib/table/csv';
import { fileName } from '@/lib/table/file-name';
import { prettyJson } from '@/lib/pretty-json';
import type { Table } from '@/lib/table/table';
import { CopyButton } from '@/components/app/copy-button';
import { download } from '@/components/app/download';
import type { ParsedResult } from './parse-result';

interface DownloadsProps {
  readonly result: ParsedResult;
  readonly table: Table | null;
  readonly taskId: string;
}

/** Without this Excel reads UTF-8 as another encoding. */
const byteOrderMark = '\uFEFF';

export function Downloads({ result, table, taskId }: DownloadsProps) {
  const { status, error, output, rows } = result;
  const save = (extension: 'json' | 'csv', type: string, text: string) =>
    download(fileName(taskId, extension), type, [text]);
  const saveJson = () =>
    save('json', 'application/json', prettyJson({ status, error, output, dataTable: rows }));
  return (
    <div class="buttons">
      <Button onPress={saveJson}>{i18n.t('extras.result.json')}</Button>
      {table !== null && table.columns.length > 0 && (
        <Button onPress={() => save('csv', 'text/csv', byteOrderMark + toCsv(table))}>
          {i18n.t('extras.result.csv')}
        </Button>
      )}
      <CopyButton text={() => asText(result, table)} which={i18n.t('extras.result.heading')} />
    </div>
  );
}

/** The agent's output as text; if there is none, the table, else the error. */
function asText({ error, output, rows }: ParsedResult, table: Table | null): string {
  if (output !== null && output !== '')
    return typeof output === 'string' ? output : prettyJson(output);
  if (rows.length > 0) return table === null ? prettyJson(rows) : toCsv(table);
  return error ?? '';
}
