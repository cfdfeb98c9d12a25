import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Shown } from '@/components/app/shown';

interface SectionProps<Item> {
  readonly heading: string;
  readonly items: readonly Item[];
  /** Said when there are none. */
  readonly empty: string;
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

/** One of home's lists, with its count. */
export function Section<Item>({ heading, items, empty, children }: SectionProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{heading}</h2>
        <span>{items.length}</span>
      </div>
      {items.length === 0 ? (
        <p class="card padded small muted">{empty}</p>
      ) : (
        <Shown items={items}>{children}</Shown>
      )}
    </section>
  );
}
