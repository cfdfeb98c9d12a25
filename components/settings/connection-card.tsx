import { i18n } from '#i18n';
import { connectionTone } from '@/components/app/connection/connection-tone';
import { Outage } from '@/components/app/connection/outage';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { Button } from '@/components/look/button';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { ConnectionHealth } from './connection-health';
import { RemoveConnection } from './remove-connection';
import { TestSaved } from './test-saved';

interface ConnectionCardProps {
  readonly connection: Connection;
  /** The connection's tasks, which may be removed with it. */
  readonly tasks: readonly TaskRecord[];
  readonly schedule: Schedule | null;
  readonly onChange: () => void;
  /** The form that replaces the card while the connection is changed. */
  readonly form: ComponentChild | null;
}

/** A saved connection, its state, and what can be done with it. */
export function ConnectionCard({
  connection,
  tasks,
  schedule,
  onChange,
  form,
}: ConnectionCardProps) {
  const [removing, setRemoving] = useState(false);
  const changeRef = useFocusBack(form !== null);
  const removeRef = useFocusBack(removing);
  const { id, name, baseUrl, health } = connection;
  const backoff = health.state === 'ok' ? schedule?.backoff[id] : undefined;
  if (form !== null) return <li>{form}</li>;
  return (
    <li class="card padded stack">
      <div class="dotted">
        <span class={`dot tone-${connectionTone(connection, schedule)}`} />
        <strong class="two-lines">
          <bdi>{name}</bdi>
        </strong>
        <code class="small muted">{baseUrl}</code>
      </div>
      <ConnectionHealth connection={connection} />
      {backoff && <Outage connection={connection} backoff={backoff} />}
      {removing ? (
        <RemoveConnection connection={connection} tasks={tasks} onKeep={() => setRemoving(false)} />
      ) : (
        <TestSaved connection={connection}>
          <Button ref={changeRef} onPress={onChange}>
            {i18n.t('settings.change')}
          </Button>
          <Button ref={removeRef} danger kind="quiet" onPress={() => setRemoving(true)}>
            {i18n.t('settings.remove')}
          </Button>
        </TestSaved>
      )}
    </li>
  );
}
