import { showHidden } from '@/lib/form/visible-text';
import { Linked } from './linked';
import { ShowAll } from './show-all';

/** How much of a text is shown at first, in UTF-16 units. */
export const clampLength = 2000;

/** Agent-written text among other words: no markup, nothing hidden, nothing to click. */
export function Written({ text }: { readonly text: string }) {
  return <bdi class="written">{shorten(text)}</bdi>;
}

/** The beginning of an agent's text, with what is hidden in it shown. */
export function shorten(text: string): string {
  return text.length <= clampLength
    ? showHidden(text)
    : `${showHidden(text.slice(0, clampLength))}…`;
}

/** Agent-written text on its own: its links are named, and the rest of a long one can be asked for. */
export function WrittenBlock({ text }: { readonly text: string }) {
  return (
    <>
      <bdi class="written">
        <Linked text={shorten(text)} />
      </bdi>
      {text.length > clampLength && <ShowAll text={text} />}
    </>
  );
}
