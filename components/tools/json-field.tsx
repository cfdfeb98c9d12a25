import { i18n } from '#i18n';
import { FieldNote } from '@/components/look/field-note';
import { lightText } from '@/components/look/light-text';
import { LinkButton } from '@/components/look/link-button';
import type { RefObject } from 'preact';
import { useId, useState } from 'preact/hooks';

/** What is wrong with the text. `offset` is where to mend it, in UTF-16 units; null means all of it. */
export interface JsonProblem {
  readonly words: string;
  readonly offset: number | null;
}

interface JsonFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem: JsonProblem | null;
  /** Whether a problem counts as a mistake before the field is left: JSON being typed is unfinished. */
  readonly strict: boolean;
}

/** JSON as text. Tab leaves it, as it leaves any field. */
export function JsonField({
  label,
  hint,
  field,
  value,
  problem,
  strict,
  onChange,
}: JsonFieldProps) {
  const [typing, setTyping] = useState<'before' | 'now' | 'after'>('before');
  const id = useId();
  const mistaken = strict || typing === 'after';
  const error = problem !== null && mistaken ? problem.words : null;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="control json mono"
        ref={field}
        {...lightText(value)}
        value={value}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={error !== null}
        // What is wrong so far would be read out with each letter.
        aria-describedby={typing === 'now' ? undefined : `${id}-hint`}
        onInput={(event) => {
          setTyping('now');
          onChange(event.currentTarget.value);
        }}
        onBlur={() => typing === 'now' && setTyping('after')}
      />
      <div class="json-words">
        <FieldNote
          id={`${id}-hint`}
          error={error}
          typing={typing === 'now'}
          hint={problem?.words ?? hint}
        />
        {problem !== null && problem.offset !== null && (
          <LinkButton small onPress={() => goTo(field.current, problem.offset)}>
            {i18n.t('tools.editor.goThere')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Focuses the text with the mistake selected. */
export function goTo(field: HTMLTextAreaElement | null, offset: number | null): void {
  if (offset !== null) {
    // Chromium scrolls to a caret, not to a selection, and only when the field takes the focus.
    field?.blur();
    field?.setSelectionRange(offset, offset);
  }
  field?.focus();
  if (offset !== null) field?.setSelectionRange(offset, offset + 1);
}
