/** The first link or button of the row after the one `part` is in; of the row before at the list's end. */
export function neighbour(part: HTMLElement | null): HTMLElement | null {
  const row = part?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('a, button') ?? null;
}
