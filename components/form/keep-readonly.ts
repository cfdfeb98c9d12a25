import type { Field } from '@/lib/form/controls';

/** Whether a read-only state must be emulated: HTML has one only for what is typed. */
function isEmulated({ kind, readonly }: Field): boolean {
  return readonly && !['text', 'textarea', 'number', 'date-like'].includes(kind);
}

/**
 * Keeps a read-only field from being changed by mouse or keyboard. The person can still focus it, read
 * it and leave it. Receives every click, press and key of the form.
 */
export function keepReadonly(field: Field, event: Event): void {
  if (!isEmulated(field) || !(event.target instanceof HTMLElement)) return;
  // The filter of a long list changes no value, nor do the buttons that show or copy a whole text.
  if (event.target.closest('[type="search"], button, a') !== null) return;
  if (event instanceof KeyboardEvent) {
    if (changesValue(event)) event.preventDefault();
  } else if (event.type === 'mousedown') {
    const { target } = event;
    const slides = target.closest('select, input[type="range"]');
    if (!(slides instanceof HTMLElement)) return;
    event.preventDefault();
    slides.focus();
  } else {
    // A click checks a box or a radio, and so does a click on its label.
    event.preventDefault();
  }
}

/**
 * Keys that move a choice or a slider or open a list, and any character: it chooses the option
 * beginning with it.
 */
const choosing = /^(?:.|Arrow\w+|Home|End|Page\w+|F4)$/u;

function changesValue({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (altKey) return key === 'ArrowDown' || key === 'ArrowUp';
  return choosing.test(key);
}
