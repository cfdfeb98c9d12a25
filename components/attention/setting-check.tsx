import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';
import type { Settings } from '@/lib/store/settings';

/** Every setting that is on or off: a new one needs words, or does not compile. */
type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

interface SettingCheckProps {
  readonly name: Switch;
  readonly hint: `${Exclude<Switch, 'tellFinished' | 'tellFailed'>}Hint` | 'withoutSound' | 'once';
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** One of the settings that are on or off. */
export function SettingCheck({ name, hint, settings, onChange }: SettingCheckProps) {
  return (
    <CheckField
      label={i18n.t(`attention.${name}`)}
      hint={i18n.t(`attention.${hint}`)}
      checked={settings[name]}
      onCheck={(checked) => onChange({ [name]: checked })}
    />
  );
}
