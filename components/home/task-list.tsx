import { Shown } from '@/components/app/shown';
import { Section } from '@/components/look/section';
import type { ComponentChildren } from 'preact';

interface TaskListProps<Item> {
  readonly heading: string;
  readonly items: readonly Item[];
  /** Shown when there are no items. */
  readonly empty: string;
  /** The list is left out when there are no items. */
  readonly optional: boolean;
  /** An action on all the items, beside the count. */
  readonly action?: ComponentChildren;
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

/** One of home's lists, with its count. */
export function TaskList<Item>(props: TaskListProps<Item>) {
  const { heading, items, empty, optional, action, children } = props;
  if (optional && items.length === 0) return null;
  const aside = (
    <>
      {action}
      {items.length}
    </>
  );
  return (
    <Section heading={heading} aside={aside}>
      {items.length === 0 ? (
        <p class="card padded small muted">{empty}</p>
      ) : (
        <Shown items={items}>{children}</Shown>
      )}
    </Section>
  );
}
