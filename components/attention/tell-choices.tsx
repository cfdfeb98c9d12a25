import { i18n } from '#i18n';
import type { Settings } from '@/lib/store/settings';
import { SettingCheck } from './setting-check';

interface TellChoicesProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The kinds of notification, each with its switch. */
export function TellChoices(props: TellChoicesProps) {
  // In Firefox a notification cannot be made silent.
  const once = import.meta.env.FIREFOX ? 'once' : 'withoutSound';
  return (
    <fieldset class="attention-choices">
      <legend class="legend">{i18n.t('attention.tellWhen')}</legend>
      <SettingCheck name="tellRequests" hint="tellRequestsHint" {...props} />
      <SettingCheck name="remind" hint="remindHint" {...props} />
      <SettingCheck name="tellFinished" hint={once} {...props} />
      <SettingCheck name="tellFailed" hint={once} {...props} />
    </fieldset>
  );
}
