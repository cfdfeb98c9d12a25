import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { Loading } from './command/missing-reply';

interface List {
  readonly total: number | null;
  readonly limit: number;
}

interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** How many entries this page has. */
  readonly count: number;
  /** What the service says of the whole list. */
  readonly list: List;
  /** A page is still to come. */
  readonly asking: boolean;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages in which a service serves a list; not shown for a single page. */
export function Pager({ page, count, list, asking, onTurn }: PagerProps) {
  const more = hasNextPage(page, count, list);
  if (page === 1 && !more) return null;
  return (
    <div class="buttons pager">
      <Button disabled={page === 1} onPress={() => onTurn(page - 1)}>
        {i18n.t('app.previous')}
      </Button>
      {/* Here it moves no button, and is not hidden by the bar below the page. */}
      {asking && <Loading />}
      <Button disabled={!more} onPress={() => onTurn(page + 1)}>
        {i18n.t('app.next')}
      </Button>
    </div>
  );
}

/**
 * Whether another page follows one with `count` entries. Entries can appear between two pages and
 * the total can be missing or wrong, so a full page without a total may have a next one.
 */
function hasNextPage(page: number, count: number, { total, limit }: List): boolean {
  if (count === 0) return false;
  return total === null ? count >= limit : (page - 1) * limit + count < total;
}
