import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { attribute, classes, flag, type View, type ViewProps } from './view';

export const drawRange: View<'range'> = (props) => <Range {...props} />;

/** A slider beside the number it stands at. */
function Range({ field, ties }: ViewProps<'range'>) {
  const { control } = field;
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const show = () => setValue(input.current?.value ?? '');
  // Only the browser knows where a range starts: it clamps, and rounds to the step.
  useLayoutEffect(show, []);
  return (
    <div class="range">
      <input
        ref={input}
        id={ties.id}
        name={ties.id}
        class={classes(field.className)}
        min={attribute(control.min)}
        max={attribute(control.max)}
        step={attribute(control.step)}
        disabled={flag(field.disabled)}
        aria-readonly={flag(field.readonly)}
        aria-describedby={ties.describedBy}
        type="range"
        defaultValue={control.value === '' ? undefined : control.value}
        onInput={show}
      />
      <span class="range-value" aria-hidden="true">
        {value}
      </span>
    </div>
  );
}
