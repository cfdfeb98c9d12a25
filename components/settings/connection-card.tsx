import { i18n } from '#i18n';
import { useCommand } from '@/components/app/use-command';
import { useFocusBack } from '@/components/app/use-focus-back';
import { Button } from '@/components/look/button';
import type { Connection } from '@/lib/task/connection';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { asSaved } from './as-saved';
import { ConnectionHealth } from './connection-health';
import { RemoveConnection } from './remove-connection';
import { TestOutcome } from './test-outcome';
import { untested } from './use-connection-form';

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
  const { attempt, busy, start } = useCommand('connection.test');
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
      {/* That its key was refused is said already. */}
      <TestOutcome
        tested={health.state === 'ok' || busy ? attempt : untested}
        host={new URL(baseUrl).host}
      />
      {removing ? (
        <RemoveConnection connection={connection} tasks={tasks} onKeep={() => setRemoving(false)} />
      ) : (
        <div class="buttons">
          {(health.state === 'ok' || health.state === 'refused-key') && (
            <Button busy={busy} onPress={() => start(asSaved(connection))}>
              {i18n.t('settings.testSaved')}
            </Button>
          )}
          <Button ref={changeRef} onPress={onChange}>
            {i18n.t('settings.change')}
          </Button>
          <Button ref={removeRef} kind="danger quiet" onPress={() => setRemoving(true)}>
            {i18n.t('settings.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
