import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { useSettings } from '@/components/app/stored/use-settings';
import { useId } from 'preact/hooks';

const offered = [7, 30, 90, 365];

/** Sets how long the history of tasks is kept. */
export function HistoryAge() {
  const { settings, save, attempt } = useSettings();
  const id = useId();
  if (settings === null) return null;
  const { historyDays } = settings;
  const choices = [...new Set([...offered, historyDays])].toSorted((one, other) => one - other);
  return (
    <div class="field">
      <label for={id}>{i18n.t('data.history')}</label>
      <select
        id={id}
        class="control"
        aria-describedby={`${id}-note`}
        value={historyDays}
        onChange={(event) => save({ historyDays: Number(event.currentTarget.value) })}
      >
        {choices.map((days) => (
          <option key={days} value={days}>
            {i18n.t('data.days', days)}
          </option>
        ))}
      </select>
      <p class="hint" id={`${id}-note`}>
        {i18n.t('data.historyHint')}
      </p>
      <Failure attempt={attempt} />
    </div>
  );
}
