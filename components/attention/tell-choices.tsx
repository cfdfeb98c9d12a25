import { i18n } from '#i18n';
import type { Settings } from '@/lib/store/settings';
import { SettingCheck } from './setting-check';

interface TellChoicesProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The kinds of notification, each with its switch. */
export function TellChoices(port: TellChoicesProps) {
  return (
    <fieldset class="attention-choices">
      <legend class="legend">{i18n.t('attention.tellWhen')}</legend>
      <SettingCheck name="tellRequests" hint="tellRequestsHint" {...port} />
      <SettingCheck name="remind" hint="remindHint" {...port} />
      <SettingCheck name="tellFinished" hint="withoutSound" {...port} />
      <SettingCheck name="tellFailed" hint="withoutSound" {...port} />
    </fieldset>
  );
}
