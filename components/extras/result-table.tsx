import { i18n } from '#i18n';
import { Shown } from '@/components/app/shown';
import { shorten } from '@/components/written/shorten';
import { cellText, type Table } from '@/lib/table/table';

const mostColumns = 30;
const longestCell = 300;

/** Shows rows in steps, in a box that scrolls sideways where the page is narrow. */
export function ResultTable({ table }: { readonly table: Table }) {
  const columns = table.columns.slice(0, mostColumns);
  const hidden = table.columns.length - columns.length;
  return (
    <>
      <Shown items={table.rows}>
        {(rows) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <section class="request-box scrolls" aria-label={name(table)} tabIndex={0}>
            <table class="result-table small">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      <Cell value={column} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((cells, row) => (
                  // oxlint-disable-next-line react/no-array-index-key -- rows have no ids and never change
                  <tr key={row}>
                    {columns.map((column, index) => (
                      <td key={column}>
                        <Cell value={cells[index]} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Shown>
      {hidden > 0 && <p class="small muted">{i18n.t('extras.result.moreColumns', hidden)}</p>}
    </>
  );
}

function Cell({ value }: { readonly value: unknown }) {
  return <bdi class="written">{shorten(cellText(value), longestCell)}</bdi>;
}

function name({ rows }: Table): string {
  return i18n.t('extras.result.table', rows.length);
}
