import { i18n } from '#i18n';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** So many are drawn at first, and so many more at each press: a thousand tasks must open quickly. */
const step = 50;

interface ShownProps<Item> {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

/** The first items of a list, and a button for more. */
export function Shown<Item>({ items, children }: ShownProps<Item>) {
  const [limit, setLimit] = useState(step);
  const hidden = items.length - limit;
  return (
    <>
      {children(items.slice(0, limit))}
      {hidden > 0 && (
        <button type="button" class="button more" onClick={() => setLimit(limit + step)}>
          {i18n.t('app.showMore', [Math.min(hidden, step)])}
        </button>
      )}
    </>
  );
}
