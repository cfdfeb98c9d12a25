import { lightenText } from '@/components/look/light-text';

const growsByItself = CSS.supports('field-sizing', 'content');

/** Keeps a text area light, and makes it as tall as its text where the browser does not do it by style. */
export function grow(target: EventTarget | null): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  lightenText(target);
  if (growsByItself) return;
  target.style.blockSize = 'auto';
  target.style.blockSize = `${target.scrollHeight + target.offsetHeight - target.clientHeight}px`;
}
