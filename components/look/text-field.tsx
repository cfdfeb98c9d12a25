import type { ComponentChildren, Ref } from 'preact';
import { useId, useState } from 'preact/hooks';
import { FieldNote } from './field-note';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly hint?: ComponentChildren;
  /** Takes the hint's place. */
  readonly error?: string | null;
  readonly masked?: boolean;
  /** In a font with equally wide characters. */
  readonly mono?: boolean;
  /** The id of a datalist with suggestions. */
  readonly list?: string;
  /** What stands beside the control, in its line. */
  readonly beside?: ComponentChildren;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with a hint. The browser's own help is off: none of our fields wants it. */
export function TextField(props: TextFieldProps) {
  const { label, onText, hint, error = null, masked = false, mono = false, ...rest } = props;
  const { list, beside, ...control } = rest;
  const [typing, setTyping] = useState(false);
  const id = useId();
  const note = `${id}-note`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="buttons">
        <input
          {...control}
          // Firefox offers to save to the disk what was sent from a password's control, and then fills it
          // into the next agent's form by itself; no attribute keeps it from either.
          {...(masked && !import.meta.env.FIREFOX ? { type: 'password' } : { type: 'text', list })}
          id={id}
          class={`control${mono ? ' mono' : ''}${masked ? ' masked' : ''}`}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={error !== null}
          // While it is typed in, each change of its description would be read out.
          aria-describedby={typing ? undefined : note}
          onInput={(event) => {
            setTyping(true);
            onText(event.currentTarget.value);
          }}
          onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
          onBlur={() => setTyping(false)}
        />
        {beside}
      </div>
      <FieldNote id={note} {...{ error, typing, hint }} />
    </div>
  );
}
