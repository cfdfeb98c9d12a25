import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { input } from './input';
import { bounded, classes, common, flag, type View, type ViewProps } from './view';

export const drawRange: View<'range'> = (props) => <Range {...props} />;

/** A slider, with its value as a number beside it. */
function Range({ field, ties }: ViewProps<'range'>) {
  const slider = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const show = () => setValue(slider.current?.value ?? '');
  // Only the browser knows where a slider starts: it clamps the value and rounds it to the step.
  useLayoutEffect(show, []);
  return (
    <div class="range">
      {input({
        ref: slider,
        ...common(field, ties),
        class: classes(field.className),
        'aria-readonly': flag(field.readonly),
        ...bounded('range', field.control),
        onInput: show,
      })}
      <span class="range-value" aria-hidden="true">
        {value}
      </span>
    </div>
  );
}
