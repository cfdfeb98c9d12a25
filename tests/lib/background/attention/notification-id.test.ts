import {
  notificationId,
  notificationSubject,
  type Subject,
} from '@/lib/background/attention/notification-id';
import { expect, test } from 'vitest';

/** The compiler asks for a new kind here, and this test for its way back, which nothing else asks for. */
const subjects: { readonly [Kind in Subject['kind']]: Extract<Subject, { kind: Kind }> } = {
  request: { kind: 'request', task: 'a', call: 'call:with:colons' },
  requests: { kind: 'requests' },
  ended: { kind: 'ended', task: 'a', ending: 'failed' },
  endings: { kind: 'endings' },
  connection: { kind: 'connection', connection: 'office' },
  connections: { kind: 'connections' },
};

test.each<Subject>(Object.values(subjects))('the id of: $kind leads back to it', (subject) => {
  expect(notificationSubject(notificationId(subject))).toEqual(subject);
});

test('of an id that was not made here nothing is known', () => {
  expect(notificationSubject('update:1')).toBeNull();
});
