import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { dateWords } from '@/components/form/check/date-words';

test('a moment is told in the language of its sentence, by the clock its control shows', async () => {
  onTestFinished(async () => void (await cdp().send('Emulation.setLocaleOverride', {})));
  await cdp().send('Emulation.setLocaleOverride', { locale: 'de-DE' });
  expect(dateWords('date', '2027-03-12')).toBe('March 12, 2027');
  expect(dateWords('month', '2027-03')).toBe('March 2027');
  expect(dateWords('time', '22:00')).toBe('22:00');
  expect(dateWords('datetime-local', '2027-03-12T00:30')).toBe('March 12, 2027 at 00:30');
});
