import { handleCommand } from '@/lib/background/handle-command';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';

test.each([
  ['a file that came itself', new File(['{"format":"beckon-export","items":{}}'], 'a.json'), true],
  ['what a message of Chromium makes of one', {}, false],
])('at an address that cannot be read, %s', async (_, file, ok) => {
  const { ports } = backgroundWorld();
  const input = { url: 'blob:of-a-private-window', file };
  expect(await handleCommand(ports, 'data.import', input)).toMatchObject({ ok });
});
