import type { Field } from '@/lib/form/controls';

/** The elements of the fields drawn under a root, by field index. */
export function fieldElements(root: ParentNode): ReadonlyMap<number, HTMLElement> {
  const elements = root.querySelectorAll<HTMLElement>('[data-field]');
  return new Map(Array.from(elements, (element) => [Number(element.dataset['field']), element]));
}

/** Which of a form's fields an event came from; undefined when it came from none. */
export function fieldOf(fields: readonly Field[], target: EventTarget | null): Field | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return element === null ? undefined : fields[Number(element.dataset['field'])];
}
