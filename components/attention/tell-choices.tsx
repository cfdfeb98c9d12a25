import { i18n } from '#i18n';
import type { Settings } from '@/lib/store/settings';
import { SettingCheck } from './setting-check';

interface TellChoicesProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The kinds of notification, each with its switch. */
export function TellChoices(port: TellChoicesProps) {
  // Firefox takes no wish for a silent notification.
  const once = import.meta.env.FIREFOX ? 'once' : 'withoutSound';
  return (
    <fieldset class="attention-choices">
      <legend class="legend">{i18n.t('attention.tellWhen')}</legend>
      <SettingCheck name="tellRequests" hint="tellRequestsHint" {...port} />
      <SettingCheck name="remind" hint="remindHint" {...port} />
      <SettingCheck name="tellFinished" hint={once} {...port} />
      <SettingCheck name="tellFailed" hint={once} {...port} />
    </fieldset>
  );
}
