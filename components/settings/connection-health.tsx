import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { ServiceWords } from '@/components/app/command/problem';
import { Button } from '@/components/look/button';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { askPermission } from './ask-permission';

interface ConnectionHealthProps {
  readonly connection: Connection;
}

/**
 * Says what keeps a connection from working, and what to do; nothing when all is well. Read out when it
 * appears, since a connection counts as well until it has been tried.
 */
export function ConnectionHealth({ connection }: ConnectionHealthProps) {
  return <output>{healthWords(connection)}</output>;
}

function healthWords(connection: Connection) {
  const { health } = connection;
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
      return (
        <p class="notice tone-bad">
          {connection.keyKept === 'session'
            ? i18n.t('settings.health.keyForgotten')
            : i18n.t('settings.health.noKey')}
        </p>
      );
    case 'no-permission':
      return <NoPermission baseUrl={connection.baseUrl} />;
  }
}

function NoPermission({ baseUrl }: { readonly baseUrl: string }) {
  const { permissions } = usePorts();
  const [answer, setAnswer] = useState<'none' | 'denied' | 'granted'>('none');
  const address = normaliseAddress(baseUrl, { allowPlainHttp: true });
  // The background goes on when it hears of the permission, or else at its next wake.
  if (answer === 'granted') return <p class="notice">{i18n.t('settings.allowed')}</p>;
  return (
    // Not a fault: the browser's question may still be on the screen.
    <div class="notice tone-waiting stack">
      <p>{i18n.t('settings.health.noPermission')}</p>
      {address.ok && (
        <div class="buttons">
          <Button
            onPress={async () => {
              const granted = await askPermission(permissions, address.value.permission);
              setAnswer(granted ? 'granted' : 'denied');
            }}
          >
            {i18n.t('settings.allow', [address.value.host])}
          </Button>
        </div>
      )}
      <output>{answer === 'denied' && i18n.t('settings.stillDenied')}</output>
    </div>
  );
}
