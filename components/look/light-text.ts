import { isTurning } from './turning';
import { isUnbroken } from './unbroken';

/** In UTF-16 units. Hardly anybody types as much, but people paste it, and agents write it. */
const longText = 20_000;

/**
 * The attributes by which a text area shows its text. In a long one, finding the direction of each line
 * takes seconds with every key, and so does wrapping what has no breaks, even in a shorter one if a form
 * has many. All pages of Beckon stand still meanwhile.
 */
export function lightText(text: string) {
  return {
    style: { unicodeBidi: directionOf(text) },
    wrap: isUnbroken(text) ? 'off' : undefined,
  } as const;
}

function directionOf(text: string) {
  if (text.length <= longText) return undefined;
  return isTurning(text) ? 'bidi-override' : 'normal';
}

/** The same for a text area whose text is not in Preact's hands: after each change of it. */
export function lightenText(area: HTMLTextAreaElement): void {
  const { style, wrap = '' } = lightText(area.value);
  area.style.unicodeBidi = style.unicodeBidi ?? '';
  area.wrap = wrap;
}

/** Before a text is pasted, since the browser lays it out before it tells that it has come. */
function lightenAhead({ target, data }: InputEvent): void {
  if (!(target instanceof HTMLTextAreaElement) || data === null) return;
  const { value, selectionStart, selectionEnd } = target;
  const { style, wrap } = lightText(
    value.slice(0, selectionStart) + data + value.slice(selectionEnd),
  );
  if (style.unicodeBidi !== undefined) target.style.unicodeBidi = style.unicodeBidi;
  if (wrap !== undefined) target.wrap = wrap;
}

/** For all text areas of a page. */
export function keepPastesLight(): () => void {
  document.addEventListener('beforeinput', lightenAhead);
  return () => document.removeEventListener('beforeinput', lightenAhead);
}
