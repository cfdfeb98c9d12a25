import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { ServiceWords } from '@/components/app/problem';
import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';

interface ConnectionCardProps {
  readonly connection: Connection;
  /** How many tasks go with it when it is removed. */
  readonly tasks: number;
  readonly onChange: () => void;
}

/** A saved connection, how it is, and what can be done with it. */
export function ConnectionCard({ connection, tasks, onChange }: ConnectionCardProps) {
  const [removing, setRemoving] = useState(false);
  const remove = useCommand('connection.remove');
  const { id, name, baseUrl, health } = connection;
  return (
    <li class="card padded stack">
      <div class="connection-head">
        <span class={`dot tone-${health.state === 'ok' ? 'ok' : 'bad'}`} />
        <strong class="two-lines">
          <bdi>{name}</bdi>
        </strong>
        <code class="small muted">{baseUrl}</code>
      </div>
      <Health connection={connection} />
      <Failure attempt={remove.attempt} />
      {removing ? (
        <div class="stack">
          <p>{i18n.t('settings.removeWarning', tasks)}</p>
          <div class="buttons">
            <Button kind="danger" onPress={() => remove.start({ id })}>
              {i18n.t('settings.removeForGood')}
            </Button>
            <Button onPress={() => setRemoving(false)}>{i18n.t('settings.keep')}</Button>
          </div>
        </div>
      ) : (
        <div class="buttons">
          <Button onPress={onChange}>{i18n.t('settings.change')}</Button>
          <Button kind="danger quiet" onPress={() => setRemoving(true)}>
            {i18n.t('settings.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Health({ connection: { health, baseUrl } }: { readonly connection: Connection }) {
  const { permissions } = usePorts();
  const address = normaliseAddress(baseUrl, { allowPlainHttp: true });
  switch (health.state) {
    case 'ok':
      return null;
    case 'refused-key':
      return (
        <div class="notice tone-bad">
          <p>{i18n.t('settings.health.refusedKey')}</p>
          <ServiceWords message={health.message} />
        </div>
      );
    case 'no-key':
      return <p class="notice tone-bad">{i18n.t('settings.health.noKey')}</p>;
    case 'no-permission':
      return (
        <div class="notice tone-bad stack">
          <p>{i18n.t('settings.health.noPermission')}</p>
          {address.ok && (
            <div class="buttons">
              <Button onPress={() => permissions.request(address.value.permission)}>
                {i18n.t('settings.allow', [address.value.host])}
              </Button>
            </div>
          )}
        </div>
      );
  }
}
