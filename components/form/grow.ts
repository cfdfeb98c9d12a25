const growsByItself = CSS.supports('field-sizing', 'content');

/** Makes a textarea as tall as its text where the browser does not do it by style. */
export function grow(target: EventTarget | null): void {
  if (growsByItself || !(target instanceof HTMLTextAreaElement)) return;
  target.style.blockSize = 'auto';
  target.style.blockSize = `${target.scrollHeight + target.offsetHeight - target.clientHeight}px`;
}
