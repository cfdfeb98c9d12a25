import './attention.css';
import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { useSettings } from '@/components/app/stored/use-settings';
import { Section } from '@/components/look/section';
import { BlockedNotice } from './blocked-notice';
import { Pause } from './pause';
import { QuietHoursFields } from './quiet-hours-fields';
import { SettingCheck } from './setting-check';
import { TellChoices } from './tell-choices';

/** What Beckon tells, when, and how much of it. */
export function AttentionSettings() {
  const { settings, broken, save, attempt } = useSettings();
  if (settings === null) return null;
  return (
    <Section heading={i18n.t('attention.heading')}>
      <div class="card padded stack wide">
        <BlockedNotice />
        {broken && <p class="notice tone-bad">{i18n.t('attention.broken')}</p>}
        <Failure attempt={attempt} />
        <Pause until={settings.pausedUntil} onPause={(pausedUntil) => save({ pausedUntil })} />
        <TellChoices settings={settings} onChange={save} />
        <QuietHoursFields
          hours={settings.quietHours}
          onChange={(quietHours) => save({ quietHours })}
        />
        <SettingCheck
          name="hideDetails"
          hint="hideDetailsHint"
          settings={settings}
          onChange={save}
        />
        <SettingCheck name="openNext" hint="openNextHint" settings={settings} onChange={save} />
      </div>
    </Section>
  );
}
