import type { TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { input } from './input';
import { bounded, classes, common, flag, type View, type ViewProps } from './view';

type Pressed = TargetedPointerEvent<HTMLInputElement>;

export const drawRange: View<'range'> = (props) => <Range {...props} />;

/** A slider, with its value as a number beside it. */
function Range({ field, ties }: ViewProps<'range'>) {
  const sliderRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const show = () => setValue(sliderRef.current?.value ?? '');
  // Only the browser knows where a slider starts: it clamps the value and rounds it to the step.
  useLayoutEffect(show, []);
  // A finger moves the slider at once, even if it then turns out to scroll the page past it.
  const [before, setBefore] = useState('');
  const goBack = ({ currentTarget }: Pressed) => {
    currentTarget.value = before;
    currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div class="range">
      {input({
        ref: sliderRef,
        ...common(field, ties),
        class: classes(field.className),
        'aria-readonly': flag(field.readonly),
        ...bounded('range', field.control),
        onInput: show,
        onPointerDown: ({ currentTarget }: Pressed) => setBefore(currentTarget.value),
        onPointerCancel: goBack,
      })}
      <span class="range-value" aria-hidden="true">
        {value}
      </span>
    </div>
  );
}
