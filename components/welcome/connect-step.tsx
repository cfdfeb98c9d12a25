import { i18n } from '#i18n';
import type { Commander } from '@/components/app/command/use-command';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { Button } from '@/components/look/button';
import { savedEndpoint } from '@/components/settings/saved-endpoint';
import { ConnectionForm } from '@/components/settings/connection-form';
import { ConnectionHealth } from '@/components/settings/connection-health';
import { TestBar } from '@/components/settings/test-bar';
import { useNewConnection } from '@/components/settings/use-new-connection';
import type { Connection } from '@/lib/task/connection';
import { useEffect, useState } from 'preact/hooks';

interface ConnectStepProps {
  readonly connection: Connection | null;
  readonly test: Commander;
}

/** Leads from nothing to a connection that works: the connection is tested as soon as it is saved. */
export function ConnectStep({ connection, test }: ConnectStepProps) {
  const { start } = test;
  const [changing, setChanging] = useState(false);
  const added = useNewConnection();
  const asks = connection === null || changing;
  // After the first form, too: the step around it has no name but the words it had at that moment.
  const changeRef = useFocusBack(asks);
  const { id, baseUrl, health } = connection ?? {};
  const usable = health?.state === 'ok';
  useEffect(() => {
    if (id === undefined || baseUrl === undefined || !usable || changing) return;
    void start('connection.test', savedEndpoint({ id, baseUrl }));
  }, [id, baseUrl, usable, changing, start]);

  if (asks) {
    return (
      <>
        <p>{i18n.t('settings.firstConnection')}</p>
        <ConnectionForm
          saved={connection}
          adding={connection === null ? added : null}
          others={[]}
          opened={changing}
          onSaved={() => setChanging(false)}
          onCancel={connection === null ? null : () => setChanging(false)}
        />
      </>
    );
  }
  return (
    <>
      <ConnectionHealth connection={connection} />
      <TestBar connection={connection} test={test}>
        <Button ref={changeRef} onPress={() => setChanging(true)}>
          {i18n.t('settings.change')}
        </Button>
      </TestBar>
    </>
  );
}
