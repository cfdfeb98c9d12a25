import { Shown } from '@/components/app/shown';
import { Section } from '@/components/look/section';
import type { ComponentChildren } from 'preact';

interface TaskListProps<Item> {
  readonly heading: string;
  readonly items: readonly Item[];
  /** Said when there are none. */
  readonly empty: string;
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

/** One of home's lists, with its count. */
export function TaskList<Item>({ heading, items, empty, children }: TaskListProps<Item>) {
  return (
    <Section heading={heading} aside={items.length}>
      {items.length === 0 ? (
        <p class="card padded small muted">{empty}</p>
      ) : (
        <Shown items={items}>{children}</Shown>
      )}
    </Section>
  );
}
