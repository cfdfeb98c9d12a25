/** How a long list, which draws only some of its options, is read and set. */
interface ListHandle {
  /** Indexes of the options chosen, in option order. */
  chosen(): readonly number[];
  choose(indexes: readonly number[]): void;
}

const handles = new WeakMap<Element, ListHandle>();

/** Makes a list readable through its root element, for as long as that exists. */
export function hold(root: Element | null, handle: ListHandle): void {
  if (root !== null) handles.set(root, handle);
}

/** The handle of the long list in a field's element; undefined when there is none. */
export function findList(field: ParentNode): ListHandle | undefined {
  const root = field.querySelector('[data-list]');
  return root === null ? undefined : handles.get(root);
}
