import { i18n } from '#i18n';
import type { RefObject } from 'preact';

interface NameFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** In words, or null. */
  readonly problem: string | null;
  readonly onChange: (name: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What the agent calls a tool by. */
export function NameField({ field, value, problem, onChange, onKeyDown }: NameFieldProps) {
  return (
    <div class="field">
      <label for="tool-name">{i18n.t('tools.editor.name')}</label>
      <input
        id="tool-name"
        class="control mono"
        ref={field}
        value={value}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={problem !== null}
        aria-describedby="tool-name-hint"
        onKeyDown={onKeyDown}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p class={problem === null ? 'hint' : 'error'} id="tool-name-hint">
        {problem ?? i18n.t('tools.editor.nameHint')}
      </p>
    </div>
  );
}
