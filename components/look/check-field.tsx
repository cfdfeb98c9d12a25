import { useId } from 'preact/hooks';

interface CheckFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly invalid?: boolean;
}

/** A labelled tick with a word on what it means. */
export function CheckField({ label, hint, checked, onCheck, invalid = false }: CheckFieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div class="check">
      <input
        type="checkbox"
        id={id}
        aria-describedby={note}
        aria-invalid={invalid}
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      <p class={invalid ? 'error' : 'hint'} id={note}>
        {hint}
      </p>
    </div>
  );
}
