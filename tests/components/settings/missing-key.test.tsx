import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test.each([
  ['disk', 'as it is after an import, since no export holds one'],
  ['session', 'kept only until the browser closes or Beckon is updated, and no export holds one'],
] as const)(
  'why a key kept by the %s is missing, also if it never was here',
  async (keyKept, why) => {
    const world = pageWorld();
    const health = { state: 'no-key', at: 1 } as const;
    await store(world.storage, { connections: [buildConnection({ keyKept, health })] });
    show(world, '#/settings');
    const words = page.getByText(/^The key is missing.*Change the connection to enter it\.$/v);
    await expect.element(words).toMatchTextContent(why);
  },
);
