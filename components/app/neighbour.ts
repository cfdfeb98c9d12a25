/** The first link or button of the row after the one this is in, or before it at the end of the list. */
export function neighbour(part: HTMLElement | null): HTMLElement | null {
  const row = part?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('a, button') ?? null;
}
