import type { Delivery } from '@/lib/task/delivery';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accepted, begun, doubtful } from '../../support/a-task';
import { testNow } from '../../support/build-task';
import { leave } from '../../support/page-ports';
import { deliveryMark, login, showRequest, told } from './show-request';

afterEach(leave);

const refused = {
  ...begun,
  state: 'refused',
  at: testNow,
  message: 'Not so',
  stillWaiting: true,
} as const;
const lost = { ...begun, state: 'lost', at: testNow } as const;
const check = ['Check'];
const both = ['Check', 'Send again'];

const deliveries: readonly (readonly [Delivery, string | null, RegExp, readonly string[]])[] = [
  [{ ...begun, state: 'queued' }, 'queued', /waiting to be sent to api\.example\.net/, []],
  [{ ...begun, state: 'sending', since: testNow }, 'sending', /^Sending your answer/, []],
  [accepted, 'accepted', /has your answer/, []],
  [{ ...accepted, at: testNow - 60_000 }, 'accepted', /has your answer/, []],
  [{ ...accepted, at: testNow - 60_001 }, 'accepted', /has your answer/, both],
  [{ ...accepted, stillWaiting: true }, 'accepted', /took your answer, but/, both],
  // A gateway's 504, a page instead of JSON and a worker that died are no broken connection.
  [doubtful, 'sending', /^Beckon cannot tell yet whether api\.example\.net has/, check],
  [{ ...doubtful, accepted: true }, 'sending', /^Before it is sent again/, check],
  [{ ...doubtful, attempts: 2 }, 'unproven', /nothing proves it/, both],
  [refused, 'refused', /It is still here; change it.*Not so/, []],
  [{ ...refused, stillWaiting: false }, 'refused', /It is still here. Beckon is checking/, []],
  [{ ...refused, secret: true }, 'refused', /Change it and send it again.*enter again/, []],
  [
    { ...refused, secret: true, stillWaiting: false },
    'refused',
    /Beckon is checking.*enter again/,
    [],
  ],
  // Not by a browser that closed alone: an import, for one, brings no answers with it.
  [{ ...lost, neverSent: true, moved: false }, null, /^Beckon no longer has your whole answer/, []],
  [
    { ...lost, neverSent: false, moved: false },
    'unproven',
    /^Beckon no longer has your whole answer, and whether it arrived is not certain/,
    [],
  ],
];

test.each(deliveries)('%o is told as %s, %s, with %s to press', async (...row) => {
  const [delivery, mark, words, buttons] = row;
  await showRequest(login, { delivery });
  await expect.poll(() => told()?.textContent).toMatch(words);
  expect(deliveryMark()).toBe(mark);
  const offered = page.getByRole('button', { name: /^(Check|Send again)$/ }).elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual(buttons);
});
