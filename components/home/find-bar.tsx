import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import type { Wanted } from '@/lib/task/find-tasks';
import { stateChoices } from '@/lib/task/state-choice';

interface FindBarProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly connections: readonly Connection[];
}

/** Finds tasks by words, connection and state. */
export function FindBar({ wanted, onChange, connections }: FindBarProps) {
  const change = (changes: Partial<Wanted>) => onChange({ ...wanted, ...changes });
  return (
    <search class="find-bar" aria-label={i18n.t('home.find.label')}>
      <input
        type="search"
        class="control"
        aria-label={i18n.t('home.find.words')}
        placeholder={i18n.t('home.find.words')}
        autocomplete="off"
        spellcheck={false}
        value={wanted.words}
        onInput={(event) => change({ words: event.currentTarget.value })}
      />
      {connections.length > 1 && (
        <select
          class="control"
          aria-label={i18n.t('home.find.connection')}
          value={wanted.connectionId ?? ''}
          onChange={(event) => change({ connectionId: event.currentTarget.value || null })}
        >
          <option value="">{i18n.t('home.find.anyConnection')}</option>
          {connections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        class="control"
        aria-label={i18n.t('home.find.state')}
        value={wanted.state}
        onChange={({ currentTarget }) =>
          change({ state: stateChoices.find((one) => one === currentTarget.value) ?? 'any' })
        }
      >
        {stateChoices.map((state) => (
          <option key={state} value={state}>
            {i18n.t(`home.find.${state}`)}
          </option>
        ))}
      </select>
    </search>
  );
}
