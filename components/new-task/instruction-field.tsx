import { i18n } from '#i18n';
import type { RefObject } from 'preact';

interface InstructionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (instruction: string) => void;
  /** It was started without a word. */
  readonly missing: boolean;
}

/** What the agent should do, in the person's words. Grows with them. */
export function InstructionField({ field, value, missing, onChange }: InstructionFieldProps) {
  return (
    <div class="field">
      <label for="instruction">{i18n.t('newTask.instruction')}</label>
      <textarea
        id="instruction"
        class="control"
        ref={field}
        value={value}
        placeholder={i18n.t('newTask.instructionExample')}
        aria-invalid={missing}
        aria-describedby="instruction-error"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p class="error" id="instruction-error" aria-live="polite">
        {missing && i18n.t('newTask.instructionMissing')}
      </p>
    </div>
  );
}
