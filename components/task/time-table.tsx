import { i18n } from '#i18n';
import { formatAge } from '@/components/app/time/age';
import { formatSeconds } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { isLong, type TimeSpan } from '@/lib/task/time-spans';

/** The picture of the time in words and numbers. */
export function TimeTable({ spans }: { readonly spans: readonly TimeSpan[] }) {
  const now = useNow();
  const long = spans.filter(({ from, to }) => isLong(to - from));
  return (
    // Hides a wrapper: a table would grow to hold its cells, whatever size it is given.
    <div class="visually-hidden">
      <table>
        <caption>{i18n.t('task.time.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('task.time.from')}</th>
            <th scope="col">{i18n.t('task.time.what')}</th>
            <th scope="col">{i18n.t('task.time.length')}</th>
          </tr>
        </thead>
        <tbody>
          {long.map(({ kind, from, to }) => (
            <tr key={from}>
              <td>{formatSeconds(from, now)}</td>
              <td>{i18n.t(`task.time.${kind}`)}</td>
              <td>{formatAge(to - from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
