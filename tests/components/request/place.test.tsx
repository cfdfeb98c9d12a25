import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { leave, store } from '../../support/page-ports';
import { ask, deliver, login, showRequest } from './show-request';

afterEach(leave);

const following = Node.DOCUMENT_POSITION_FOLLOWING;
const preceding = Node.DOCUMENT_POSITION_PRECEDING;

test('of several requests it is said which one this is; of a single one, when it was looked for', async () => {
  const world = await showRequest(login);
  const schedule = buildSchedule(['a'], {}, { checkedAt: testNow - 8_000 });
  await world.storage.session.set(sealSchedule(schedule));
  await expect.element(page.getByRole('banner')).toMatchTextContent('PaperChecked 8 s ago');
  const earlier = buildTask('b', { call: buildCall({ firstSeenAt: testNow - 60_000 }) });
  await store(world.storage, { tasks: [earlier] });
  await expect.element(page.getByRole('banner')).toMatchTextContent('Paper2 of 2 waiting');
  // Once it is answered, it is none of those that wait.
  const last = buildTask('c', { call: buildCall() });
  await store(world.storage, { tasks: [last] });
  await ask(world, login, { delivery: deliver('queued') });
  await expect.element(page.getByRole('banner')).toMatchTextContent('PaperChecked 8 s ago');
});

test('a service that cannot be reached moves no form that is being filled in', async () => {
  const world = await showRequest(login);
  const box = document.querySelector('.request-box')!;
  const { top } = box.getBoundingClientRect();
  const backoff = { office: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  const notice = page.getByText('Office tasks cannot be reached.');
  await expect.element(notice).toBeVisible();
  expect(box.getBoundingClientRect().top).toBe(top);
  // A problem that the person can mend is shown above the form, so that they see it before they
  // fill it in.
  const health = { state: 'refused-key', message: null, at: testNow } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  const mending = page.getByText('Office tasks refused the key.');
  await expect.poll(() => mending.query()?.compareDocumentPosition(box)).toBe(following);
  await store(world.storage, { connections: [buildConnection()] });
  // After the answer, the notice is the reason why the answer is not sent, so it is above.
  await ask(world, login, { delivery: deliver('queued') });
  await expect.poll(() => notice.query()?.compareDocumentPosition(box)).toBe(following);
  // If the answer is refused, the form is filled in again.
  await ask(world, login, { delivery: deliver('refused') });
  await expect.poll(() => notice.query()?.compareDocumentPosition(box)).toBe(preceding);
});
