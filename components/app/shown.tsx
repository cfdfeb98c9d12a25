import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { whenIdle } from './when-idle';

/** About a screenful. The rest of the first step is drawn after the screenful is painted. */
const atOnce = 12;

interface ShownProps<Item> {
  readonly items: readonly Item[];
  /** How many are drawn at first, and how many more at each press: long lists must open quickly. */
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
    // The focus goes to the first new item: the button moves below the new ones, or disappears.
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
