import { i18n } from '#i18n';
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';

/** What is wrong with the text, and where to go to mend it, in UTF-16 units; null for all of it. */
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
  /** Whether the problem is a mistake yet: while it is being typed, JSON is always unfinished. */
  readonly strict: boolean;
}

/** JSON as text. Tab leaves it, as it leaves any field. */
export function JsonField({ label, hint, field, value, problem, ...rest }: JsonFieldProps) {
  const id = useId();
  const invalid = problem !== null && rest.strict;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="control json"
        ref={field}
        value={value}
        spellcheck={false}
        autocapitalize="none"
        autocomplete="off"
        aria-invalid={invalid}
        aria-describedby={`${id}-hint`}
        onInput={(event) => rest.onChange(event.currentTarget.value)}
      />
      <div class="json-words">
        <p class={invalid ? 'error' : 'hint'} id={`${id}-hint`}>
          {problem === null ? hint : problem.words}
        </p>
        {problem !== null && problem.offset !== null && (
          <button
            type="button"
            class="link-button small"
            onClick={() => goTo(field.current, problem.offset)}
          >
            {i18n.t('tools.editor.goThere')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Focuses the text with the caret at the mistake. */
export function goTo(field: HTMLTextAreaElement | null, offset: number | null): void {
  field?.focus();
  if (offset !== null) field?.setSelectionRange(offset, offset + 1);
}
