import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';
import type { QuietHours } from '@/lib/task/attention-settings';
import { minute } from '@/lib/time';
import { useId } from 'preact/hooks';
import { writeTime } from './time-of-day';
import { weekdays } from './weekdays';

interface QuietHoursFieldsProps {
  readonly hours: QuietHours;
  readonly onChange: (hours: QuietHours) => void;
}

/** Sets the hours without notifications, and the days they begin on. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  return (
    <div class="attention-choices">
      <CheckField
        label={i18n.t('attention.quietHours')}
        hint={i18n.t('attention.quietHoursHint')}
        checked={hours.on}
        onCheck={(on) => onChange({ ...hours, on })}
      />
      {hours.on && (
        <div class="indented stack">
          <div class="attention-times">
            <TimeField
              label={i18n.t('attention.from')}
              value={hours.from}
              onChange={(from) => onChange({ ...hours, from })}
            />
            <TimeField
              label={i18n.t('attention.to')}
              value={hours.to}
              onChange={(to) => onChange({ ...hours, to })}
            />
          </div>
          <Days days={hours.days} onChange={(days) => onChange({ ...hours, days })} />
          <output class="hint">{spanWords(hours)}</output>
        </div>
      )}
    </div>
  );
}

function spanWords({ from, to, days }: QuietHours): string {
  if (days.length === 0) return i18n.t('attention.noDay');
  if (from === to) return i18n.t('attention.wholeDay');
  return from < to ? i18n.t('attention.sameDay') : i18n.t('attention.nextDay');
}

interface TimeFieldProps {
  readonly label: string;
  /** Minutes after midnight. */
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        type="time"
        id={id}
        class="control"
        required
        value={writeTime(value)}
        onChange={({ currentTarget: input }) => {
          // An incomplete time does not count: the last complete one stays.
          if (input.value === '') input.value = writeTime(value);
          else onChange(Math.floor(input.valueAsNumber / minute));
        }}
      />
    </div>
  );
}

interface DaysProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
}

function Days({ days, onChange }: DaysProps) {
  const toggle = (changed: number, on: boolean) => {
    const all = weekdays().map(({ day }) => day);
    onChange(all.filter((day) => (day === changed ? on : days.includes(day))));
  };
  return (
    <fieldset>
      <legend class="legend">{i18n.t('attention.days')}</legend>
      <div class="attention-days">
        {weekdays().map(({ day, short, long }) => (
          <label key={day} class="check-row">
            <input
              type="checkbox"
              aria-label={long}
              checked={days.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
