import { openWelcome } from '@/lib/background/open/open-welcome';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection } from '../../../support/build-task';

async function opened(stored: Record<string, unknown>) {
  const tabs: string[] = [];
  const { ports } = backgroundWorld();
  await ports.local.set(stored);
  const openTab = async (hash: string) => {
    tabs.push(hash);
  };
  await openWelcome({ ...ports, windows: { ...ports.windows, openTab } });
  return tabs;
}

test('who is new is shown around', async () => {
  expect(await opened({})).toEqual(['#/welcome']);
});

test('who has a connection already is not', async () => {
  expect(await opened({ [keys.connection('office')]: seal(buildConnection()) })).toEqual([]);
});
