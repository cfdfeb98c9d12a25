import { type Field, isChoice } from '@/lib/form/controls';

/** Kinds whose controls have no read-only state in HTML; the others have their own. */
function isEmulated(field: Field): boolean {
  const { kind, readonly } = field;
  const isOther = kind === 'checkbox' || kind === 'switch' || kind === 'range';
  return readonly && (isChoice(field) || isOther);
}

/**
 * Keeps a read-only field from being changed by mouse or keyboard. It can still be focused, read
 * and left. Given to every click, press and key of the form.
 */
export function keepReadonly(field: Field, event: Event): void {
  if (!isEmulated(field) || !(event.target instanceof HTMLElement)) return;
  // What is typed to filter a long list changes nothing, nor does what shows or copies the rest of a text.
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

/** Keys that move a choice or a slider or open a list, and any character: it chooses what begins with it. */
const choosing = /^(?:.|Arrow\w+|Home|End|Page\w+|F4)$/u;

function changesValue({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (altKey) return key === 'ArrowDown' || key === 'ArrowUp';
  return choosing.test(key);
}
