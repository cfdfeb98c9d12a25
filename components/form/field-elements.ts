/** The elements of the fields drawn under a root, by field index. */
export function fieldElements(root: ParentNode): ReadonlyMap<number, HTMLElement> {
  const elements = root.querySelectorAll<HTMLElement>('[data-field]');
  return new Map(Array.from(elements, (element) => [Number(element.dataset['field']), element]));
}

/** The index of the field an event came from; null when it came from none. */
export function fieldIndexOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return element === null ? null : Number(element.dataset['field']);
}
