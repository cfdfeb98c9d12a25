import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection, buildSchedule, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test.each(['running', 'completed'])(
  'beside a task that was %s and could not be understood last, nothing is said not to wait',
  async (status) => {
    const world = pageWorld();
    const observed = { status, detailedStatus: null, changedAt: testNow - 60_000 };
    const trouble = { kind: 'unreadable-status', message: null, at: testNow } as const;
    const tasks = [buildTask('a', { observed, trouble })];
    await store(world.storage, { connections: [buildConnection()], tasks });
    await world.storage.session.set(sealSchedule(buildSchedule(['a'])));
    show(world, '#/');
    const needsYou = page.getByRole('region', { name: 'Needs you' });
    await expect.element(needsYou).toMatchTextContent(/Nothing that Beckon knows of/);
  },
);
