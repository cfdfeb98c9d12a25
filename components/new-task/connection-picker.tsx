import { i18n } from '#i18n';
import { connectionTone } from '@/components/app/connection/connection-tone';
import { Status } from '@/components/app/status';
import { useSchedule } from '@/components/app/stored/use-schedule';
import type { Connection } from '@/lib/task/connection';

interface ConnectionPickerProps {
  readonly connections: readonly Connection[];
  readonly chosen: Connection;
  readonly onChoose: (id: string) => void;
}

/** Chooses the task's connection; with a single one there is nothing to choose. */
export function ConnectionPicker({ connections, chosen, onChoose }: ConnectionPickerProps) {
  const schedule = useSchedule();
  return (
    <Status tone={connectionTone(chosen, schedule)}>
      {connections.length === 1 ? (
        <bdi class="one-line">{chosen.name}</bdi>
      ) : (
        <select
          class="plain-select"
          autocomplete="off"
          aria-label={i18n.t('task.connection')}
          value={chosen.id}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {connections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Status>
  );
}
