import { i18n } from '#i18n';
import { Button } from '@/components/look/button';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** Whether another page follows. */
  readonly more: boolean;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages in which a service serves a list; not shown for a single page. */
export function Pager({ page, more, onTurn }: PagerProps) {
  if (page === 1 && !more) return null;
  return (
    <div class="buttons pager">
      <Button disabled={page === 1} onPress={() => onTurn(page - 1)}>
        {i18n.t('app.previous')}
      </Button>
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
export function hasNextPage(
  page: number,
  count: number,
  { total, limit }: { readonly total: number | null; readonly limit: number },
): boolean {
  if (count === 0) return false;
  return total === null ? count >= limit : (page - 1) * limit + count < total;
}
