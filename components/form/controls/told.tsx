import type { Field } from '@/lib/form/controls';
import type { LooseInputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { input } from './input';

/**
 * What to say below a control after an edit; '' is nothing.
 * @param value what is sent
 * @param edit what was typed or pasted
 * @param before what was said until now
 */
type Tell = (value: string, edit: string, before: string) => string;

/** An `<input>` that may send something else than it shows, and a line below that says so. */
export function told({ secrecy }: Field, tell: Tell, attributes: LooseInputHTMLAttributes) {
  return secrecy === 'none' ? <Told attributes={attributes} tell={tell} /> : input(attributes);
}

interface ToldProps {
  readonly tell: Tell;
  readonly attributes: LooseInputHTMLAttributes;
}

function Told({ tell, attributes }: ToldProps) {
  const [words, setWords] = useState('');
  return (
    <>
      {input({
        ...attributes,
        onInput: ({ currentTarget, data }) =>
          setWords(tell(currentTarget.value, data ?? '', words)),
      })}
      <output class="hint">{words}</output>
    </>
  );
}
