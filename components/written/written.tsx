import './written.css';
import { Linked } from './linked';
import { clampLength, shorten } from './shorten';
import { ShowAll } from './show-all';

/** Agent-written text among other words: no markup, nothing hidden, nothing to click. */
export function Written({ text }: { readonly text: string }) {
  return <bdi class="written">{shorten(text)}</bdi>;
}

/** Agent-written text on its own: its links are named, and the rest of a long text can be asked for. */
export function WrittenBlock({ text }: { readonly text: string }) {
  return (
    <>
      <bdi class="written">
        <Linked text={text} length={clampLength} />
      </bdi>
      {text.length > clampLength && <ShowAll text={text} />}
    </>
  );
}
