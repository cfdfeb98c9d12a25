import { i18n } from '#i18n';
import type { Commander } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import type { Connection } from '@/lib/task/connection';
import type { ComponentChildren } from 'preact';
import { savedEndpoint } from './saved-endpoint';
import { TestOutcome } from './test-outcome';
import { untested } from './use-connection-form';

export interface TestBarProps {
  readonly connection: Connection;
  readonly test: Commander;
  /** Other buttons, drawn beside the one that tests. */
  readonly children: ComponentChildren;
}

/** Tests a connection as it is saved. The caller holds the test, to know how it went. */
export function TestBar({ connection, children, test }: TestBarProps) {
  const { attempt, busy, start } = test;
  const { name, baseUrl, health } = connection;
  const isTestable = health.state === 'ok' || health.state === 'refused-key';
  // The notice above says that a key is refused. A test that found the key good is then out of date.
  const isTold =
    attempt.state === 'done'
      ? health.state !== 'ok'
      : attempt.state === 'failed' && attempt.error.code === 'refused-key';
  return (
    <>
      <TestOutcome tested={isTold ? untested : attempt} host={new URL(baseUrl).host} />
      {/* Other connections have the same buttons: whoever comes by Tab hears whose these are. */}
      <fieldset class="buttons" aria-label={name}>
        {isTestable && (
          <Button busy={busy} onPress={() => start('connection.test', savedEndpoint(connection))}>
            {i18n.t('settings.testSaved')}
          </Button>
        )}
        {children}
      </fieldset>
    </>
  );
}
