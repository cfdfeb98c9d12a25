import type { Field } from '@/lib/form/controls';
import type { LooseInputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { idsOf } from '../ids';
import { input } from './input';

/**
 * What to say below a control; '' is nothing.
 * @param value what is sent, since the last edit
 * @param isForeign whether letters beyond ASCII were ever entered, or stand there
 */
type Tell = (value: string, isForeign: boolean) => string;

/** An `<input>` that may send something else than it shows, and a line below that says so. */
export function told(
  field: Field,
  tell: Tell,
  describedBy: string | undefined,
  attributes: LooseInputHTMLAttributes,
) {
  return field.secrecy === 'none' ? (
    <Told
      id={idsOf(field.index).told}
      tell={tell}
      describedBy={describedBy}
      attributes={attributes}
    />
  ) : (
    input(attributes)
  );
}

interface ToldProps {
  readonly id: string;
  readonly tell: Tell;
  readonly describedBy: string | undefined;
  readonly attributes: LooseInputHTMLAttributes;
}

/** In a domain, ASCII may stand for other letters. */
const foreign = /[^\0-\x7F]|xn--/i;

function Told({ id, tell, describedBy = '', attributes }: ToldProps) {
  const [value, setValue] = useState('');
  const [isForeign, setForeign] = useState(false);
  const note = (text: string | null) => setForeign((was) => was || foreign.test(text ?? ''));
  const words = tell(value, isForeign);
  return (
    <>
      {input({
        ...attributes,
        'aria-describedby': (words === '' ? describedBy : `${describedBy} ${id}`) || undefined,
        // Before the edit: after it, Chromium may not say what was pasted.
        onBeforeInput: ({ data }) => note(data),
        onInput: ({ currentTarget }) => {
          note(currentTarget.value);
          setValue(currentTarget.value);
        },
      })}
      <output id={id} class="hint">
        {words}
      </output>
    </>
  );
}
