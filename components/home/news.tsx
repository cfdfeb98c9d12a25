import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import { formatRoute } from '@/lib/route';
import { endOf } from '@/lib/task/end-of';
import type { TaskRecord } from '@/lib/task/record';
import { linkTo } from './link-to';

/** Says in a line what ended since the person last looked. */
export function News({ tasks }: { readonly tasks: readonly TaskRecord[] }) {
  const [first] = tasks;
  if (first === undefined) return null;
  return (
    <p class="notice news">
      <strong class="two-lines">{i18n.t('home.news.since')}</strong>
      <span>
        {newsWords(tasks)}{' '}
        <LinkButton onPress={() => linkTo(formatRoute({ page: 'task', id: first.id }))?.focus()}>
          {i18n.t('home.news.show')}
        </LinkButton>
      </span>
    </p>
  );
}

function newsWords(tasks: readonly TaskRecord[]): string {
  const finished = tasks.filter(({ observed }) => endOf(observed?.status) === 'finished').length;
  const failed = tasks.length - finished;
  if (failed === 0) return i18n.t('home.news.finished', [finished]);
  if (finished === 0) return i18n.t('home.news.failed', [failed]);
  return i18n.t('home.news.both', [finished, failed]);
}
