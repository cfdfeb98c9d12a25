import { useId } from 'preact/hooks';

interface CheckFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly invalid?: boolean;
  /** Drawn, and read out, as a switch. */
  readonly isSwitch?: boolean;
}

/** A labelled tick with a hint that says what it means. */
export function CheckField(props: CheckFieldProps) {
  const { label, hint, checked, onCheck, invalid = false, isSwitch = false } = props;
  const id = useId();
  const note = `${id}-note`;
  return (
    <div class="check-row">
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        id={id}
        aria-describedby={note}
        aria-invalid={invalid}
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <div>
        <label for={id}>{label}</label>
        <p class={invalid ? 'error' : 'hint'} id={note}>
          {hint}
        </p>
      </div>
    </div>
  );
}
