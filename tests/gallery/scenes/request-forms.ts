import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { press } from '../../support/beckon/page.ts';
import type { Scene } from '../scene.ts';
import { minutesAgo } from '../stored.ts';
import { asking } from './asking.ts';
import { everyErrorForm, makeEveryError } from './every-error.ts';
import { choiceForm, loginForm } from './forms.ts';
import { deceptiveForm, endlessForm, longListForm } from './hostile-forms.ts';

const codeForm = {
  heading: 'Confirm it is you',
  description: 'The portal has sent a code to the phone that ends in 42.',
  fields: [{ type: 'text', label: 'Verification code', maxLength: 6, required: true }],
  submitButton: { label: 'Confirm' },
};

/** The person was answering the earlier requests when the agent asked anew. */
function superseded(): Scene {
  const at = minutesAgo(4);
  const earlier = [
    { toolCallId: 'call-before', heading: loginForm.heading, label: 'Account e-mail' },
    { toolCallId: 'call-first', heading: 'Who orders?', label: 'E-mail of the person who orders' },
  ];
  const scene = asking('superseded', choiceForm, openOldText, {
    changes: {
      settled: earlier.map(({ toolCallId, heading }) => ({
        toolCallId,
        digest: { kind: 'form', heading, fields: 3, secrets: 1 },
        at,
        outcome: 'superseded',
        told: { firstSeenAt: at, raised: 1, raisedAt: at, snoozedUntil: null },
      })),
    },
    call: { firstSeenAt: at },
  });
  const text = 'orders@example.com';
  const state = { kind: 'typed', text };
  const drafts = earlier.map(({ toolCallId, label }) => {
    const fields = [{ index: 0, label, state, text }];
    return [
      keys.draft('paper', toolCallId),
      seal({ writer: 'gone', fields, reply: '', forget: null }),
    ];
  });
  const stored = Object.fromEntries(drafts);
  return { ...scene, stored: (setting) => ({ ...scene.stored?.(setting), ...stored }) };
}

const takenForm = {
  heading: 'That table is taken',
  description: 'Choose another time, or another day.',
  fields: [
    { type: 'text', label: 'Name', required: true },
    { type: 'tel', label: 'Telephone', required: true },
    { type: 'datetime-local', label: 'When', required: true },
    { type: 'textarea', label: 'Wishes' },
  ],
  submitButton: { label: 'Book' },
};

/** The agent took an answer, and asks the same again. */
function askedAgain(): Scene {
  const scene = asking('asked-again', takenForm, openOldText);
  const before = { at: minutesAgo(4), toolCallId: 'call-before' };
  const texts = ['Kim Maurer', '+49 30 5550142', '2026-11-27T19:30', 'A table by the window'];
  const answers = takenForm.fields.map(({ label }, index) => ({ label, text: texts[index] ?? '' }));
  const log = [
    { ...before, kind: 'answered', heading: takenForm.heading, answers },
    { ...before, kind: 'confirmed' },
  ];
  const stored = { [keys.log('paper')]: seal(log) };
  return { ...scene, stored: (setting) => ({ ...scene.stored?.(setting), ...stored }) };
}

/** The service refused the answer, and the agent asks in other words under the same id. */
function reworded(): Scene {
  const scene = asking('reworded', loginForm);
  const at = minutesAgo(4);
  const call = { at, toolCallId: 'call-paper' };
  const log = [
    { ...call, kind: 'asked', heading: loginForm.heading },
    { ...call, kind: 'refused', message: 'The portal knows no such account' },
    { ...call, kind: 'gone' },
    { ...call, kind: 'asked', heading: loginForm.heading },
  ];
  const stored = { [keys.log('paper')]: seal(log) };
  return { ...scene, stored: (setting) => ({ ...scene.stored?.(setting), ...stored }) };
}

const openOldText: Scene['act'] = (page) => page.click('details.old-text summary');
// Opened by keyboard, because the bar at the bottom covers it.
const openPreview: Scene['act'] = async (page) => {
  await page.focus('details.what-is-sent summary');
  await page.keyboard.press('Enter');
};

export const formScenes: readonly Scene[] = [
  asking('every-error', everyErrorForm, makeEveryError),
  asking('deceptive', deceptiveForm),
  asking('endless', endlessForm),
  asking('long-list', longListForm),
  asking('code', codeForm, undefined, {
    call: { digest: { kind: 'form', heading: codeForm.heading, fields: 1, secrets: 1 } },
  }),
  asking('what-is-sent', loginForm, openPreview),
  asking('silenced', loginForm, undefined, { changes: { muted: true, watch: 'paused' } }),
  asking('snoozed', loginForm, undefined, { call: { snoozedUntil: minutesAgo(-24 * 60) } }),
  asking('remind-later', loginForm, (page) => press(page, 'Remind me later')),
  asking('revealed', loginForm, async (page) => {
    await page.type('[data-field="1"] input', 'a long password');
    await press(page, 'Show');
  }),
  superseded(),
  askedAgain(),
  reworded(),
];
