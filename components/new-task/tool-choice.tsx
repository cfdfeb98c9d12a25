import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';

interface ToolChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** What the agent is handed to reach the person with. */
export function ToolChoice({ checked, onChange }: ToolChoiceProps) {
  return (
    <fieldset class="field">
      <legend class="legend">{i18n.t('newTask.mayDo')}</legend>
      <div class="card padded">
        <CheckField
          id="ask-with-form"
          label={i18n.t('newTask.askWithForm')}
          hint={checked ? i18n.t('newTask.askWithFormHint') : i18n.t('newTask.askWithFormOff')}
          checked={checked}
          onCheck={onChange}
        />
      </div>
    </fieldset>
  );
}
