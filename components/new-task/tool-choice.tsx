import { i18n } from '#i18n';

interface ToolChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** What the agent is handed to reach the person with. */
export function ToolChoice({ checked, onChange }: ToolChoiceProps) {
  return (
    <fieldset class="field">
      <legend class="legend">{i18n.t('newTask.mayDo')}</legend>
      <div class="card padded check">
        <input
          type="checkbox"
          id="ask-with-form"
          aria-describedby="ask-with-form-hint"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label for="ask-with-form">{i18n.t('newTask.askWithForm')}</label>
        <p class="hint" id="ask-with-form-hint">
          {checked ? i18n.t('newTask.askWithFormHint') : i18n.t('newTask.askWithFormOff')}
        </p>
      </div>
    </fieldset>
  );
}
