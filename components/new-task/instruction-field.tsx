import { i18n } from '#i18n';
import { lightText } from '@/components/look/light-text';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface InstructionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** The task is being started: text typed now would be in no task. */
  readonly locked: boolean;
  readonly onChange: (instruction: string) => void;
  /** The person tried to start without an instruction. */
  readonly missing: boolean;
}

/** What the agent should do, in the person's words. The field grows with them. */
export function InstructionField({
  field,
  value,
  locked,
  missing,
  onChange,
}: InstructionFieldProps) {
  // A draft that begins with blank lines has no words of the person's yet, only the page below.
  const typedRef = useRef(value.startsWith('\n\n') ? '' : value);
  useLayoutEffect(() => {
    if (value === typedRef.current) return;
    const { length } = typedRef.current.trimEnd();
    typedRef.current = value;
    // A page was added below: the cursor stays at the end of the person's words, or their next words would
    // become part of its address. In an instruction that filled an empty field, it goes to the end.
    const end = length === 0 && value.trimStart() === value ? value.length : length;
    field.current?.setSelectionRange(end, end);
    // In a long instruction the person would not see that something was added.
    if (length > 0) field.current?.scrollTo(0, field.current.scrollHeight);
  }, [field, value]);
  return (
    <div class="field">
      <label for="instruction">{i18n.t('newTask.instruction')}</label>
      <textarea
        id="instruction"
        class="control"
        autocomplete="off"
        ref={field}
        {...lightText(value)}
        value={value}
        readOnly={locked}
        placeholder={i18n.t('newTask.instructionExample')}
        aria-invalid={missing}
        // The field has the focus from the start, so the notice above it would not be read out.
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
