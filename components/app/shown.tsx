import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { whenIdle } from './when-idle';

/** About a screenful. The rest of the first step comes when that is painted. */
const atOnce = 12;

interface ShownProps<Item> {
  readonly items: readonly Item[];
  /** So many are drawn at first, and so many more at each press: long lists must open quickly. */
  readonly step?: number;
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

/** The first items of a list, and a button for more. */
export function Shown<Item>({ items, step = 50, children }: ShownProps<Item>) {
  const [limit, setLimit] = useState(Math.min(atOnce, step));
  useEffect(() => {
    return whenIdle(() => setLimit((now) => Math.max(now, step)));
  }, [step]);
  const moreRef = useRef<HTMLButtonElement>(null);
  const hidden = items.length - limit;
  const showMore = () => {
    const list = moreRef.current?.previousElementSibling;
    setLimit(limit + step);
    // On with the first that is new: the button goes below them, or for good.
    whenIdle(() => list?.children[limit]?.querySelector<HTMLElement>('a, button')?.focus());
  };
  return (
    <>
      {children(items.slice(0, limit))}
      {hidden > 0 && limit >= step && (
        <Button ref={moreRef} kind="more" onPress={showMore}>
          {i18n.t('app.showMore', [Math.min(hidden, step)])}
        </Button>
      )}
    </>
  );
}
