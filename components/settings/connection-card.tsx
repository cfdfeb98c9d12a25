import { i18n } from '#i18n';
import { useFocusBack } from '@/components/app/use-focus-back';
import { Button } from '@/components/look/button';
import type { Connection } from '@/lib/task/connection';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { ConnectionHealth } from './connection-health';
import { RemoveConnection } from './remove-connection';
import { TestSaved } from './test-saved';

interface ConnectionCardProps {
  readonly connection: Connection;
  /** How many tasks go with it when it is removed. */
  readonly tasks: number;
  readonly onChange: () => void;
  /** Stands in its place while it is changed. */
  readonly form: ComponentChild | null;
}

/** A saved connection, how it is, and what can be done with it. */
export function ConnectionCard({ connection, tasks, onChange, form }: ConnectionCardProps) {
  const [removing, setRemoving] = useState(false);
  const changeRef = useFocusBack(form !== null);
  const removeRef = useFocusBack(removing);
  const { name, baseUrl, health } = connection;
  if (form !== null) return <li>{form}</li>;
  return (
    <li class="card padded stack">
      <div class="dotted">
        <span class={`dot tone-${health.state === 'ok' ? 'ok' : 'bad'}`} />
        <strong class="two-lines">
          <bdi>{name}</bdi>
        </strong>
        <code class="small muted">{baseUrl}</code>
      </div>
      <ConnectionHealth connection={connection} />
      {removing ? (
        <RemoveConnection connection={connection} tasks={tasks} onKeep={() => setRemoving(false)} />
      ) : (
        <TestSaved connection={connection}>
          <Button ref={changeRef} onPress={onChange}>
            {i18n.t('settings.change')}
          </Button>
          <Button ref={removeRef} kind="danger quiet" onPress={() => setRemoving(true)}>
            {i18n.t('settings.remove')}
          </Button>
        </TestSaved>
      )}
    </li>
  );
}
