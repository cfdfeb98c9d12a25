import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';
import type { Settings } from '@/lib/store/settings';

type Choice = 'tellRequests' | 'tellFinished' | 'tellFailed' | 'remind';

interface TellChoicesProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The kinds of notification, each with its switch. */
export function TellChoices({ settings, onChange }: TellChoicesProps) {
  const choice = (name: Choice, label: string, hint: string) => (
    <CheckField
      label={label}
      hint={hint}
      checked={settings[name]}
      onCheck={(checked) => onChange({ [name]: checked })}
    />
  );
  return (
    <fieldset class="attention-choices">
      <legend class="legend">{i18n.t('attention.tellWhen')}</legend>
      {choice(
        'tellRequests',
        i18n.t('attention.tellRequests'),
        i18n.t('attention.tellRequestsHint'),
      )}
      {choice('remind', i18n.t('attention.remind'), i18n.t('attention.remindHint'))}
      {choice('tellFinished', i18n.t('attention.tellFinished'), i18n.t('attention.withoutSound'))}
      {choice('tellFailed', i18n.t('attention.tellFailed'), i18n.t('attention.withoutSound'))}
    </fieldset>
  );
}
