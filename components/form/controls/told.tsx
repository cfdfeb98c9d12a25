import type { Field } from '@/lib/form/controls';
import type { LooseInputHTMLAttributes } from 'preact';
import { useId, useState } from 'preact/hooks';
import { input } from './input';

/**
 * What to say below a control; '' is nothing.
 * @param value what is sent, since the last edit
 * @param isForeign whether letters beyond ASCII, or what may stand for them, were ever entered
 */
type Tell = (value: string, isForeign: boolean) => string;

interface ToldProps {
  readonly field: Field;
  readonly tell: Tell;
  readonly attributes: LooseInputHTMLAttributes & {
    readonly 'aria-describedby': string | undefined;
  };
}

/** In a domain, ASCII may stand for other letters. */
const foreign = /[^\0-\x7F]|xn--/i;

/** An `<input>` that may send something else than the person meant, and a line below that says so. */
export function Told({ field, tell, attributes }: ToldProps) {
  const [typing, setTyping] = useState(false);
  const [value, setValue] = useState('');
  const [isForeign, setForeign] = useState(false);
  const id = useId();
  const note = (text: string | null) => foreign.test(text ?? '') && setForeign(true);
  const words = field.secrecy === 'none' && tell(value, isForeign);
  const described = attributes['aria-describedby'];
  return (
    <>
      {input({
        ...attributes,
        // While it is typed in, each change of its description would be read out.
        'aria-describedby': typing ? described : [described, id].filter(Boolean).join(' '),
        // Before the edit: after it, Chromium may not say what was pasted.
        onBeforeInput: ({ data }) => note(data),
        onInput: ({ currentTarget, isTrusted }) => {
          // A draft is put back by no person.
          setTyping(isTrusted);
          note(currentTarget.value);
          setValue(currentTarget.value);
        },
        onBlur: () => setTyping(false),
      })}
      <p class="hint" id={id} aria-live={typing ? 'off' : 'polite'}>
        {/* Drawn anew when the typing ends, since only new elements are read out. */}
        {words && <span key={String(typing)}>{words}</span>}
      </p>
    </>
  );
}
