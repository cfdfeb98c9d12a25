import { i18n } from '#i18n';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface InstructionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** It is being started: what would be typed now is in no task. */
  readonly locked: boolean;
  readonly onChange: (instruction: string) => void;
  /** It was started without a word. */
  readonly missing: boolean;
}

/** What the agent should do, in the person's words. Grows with them. */
export function InstructionField({
  field,
  value,
  locked,
  missing,
  onChange,
}: InstructionFieldProps) {
  const typedRef = useRef(value);
  useLayoutEffect(() => {
    if (value === typedRef.current) return;
    const { length } = typedRef.current.trimEnd();
    typedRef.current = value;
    // What it is about was added below: words typed there would become part of an address. Words that
    // were put where there were none are gone on with.
    const end = length === 0 && value.trimStart() === value ? value.length : length;
    field.current?.setSelectionRange(end, end);
  }, [field, value]);
  return (
    <div class="field">
      <label for="instruction">{i18n.t('newTask.instruction')}</label>
      <textarea
        id="instruction"
        class="control"
        ref={field}
        value={value}
        readOnly={locked}
        placeholder={i18n.t('newTask.instructionExample')}
        aria-invalid={missing}
        // It has the focus from the start: what stands above it would not be read out.
        aria-describedby="mend instruction-error"
        onInput={(event) => {
          typedRef.current = event.currentTarget.value;
          onChange(typedRef.current);
        }}
      />
      <p class="error" id="instruction-error" aria-live="polite">
        {missing && i18n.t('newTask.instructionMissing')}
      </p>
    </div>
  );
}
