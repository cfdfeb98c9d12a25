import { tomorrowMorning } from '@/lib/task/snooze-moments';
import { expect, test } from 'vitest';
import { setTimeZone } from '../../support/time-zone';

test.each([
  ['in the evening', 'Europe/Zurich', '2026-11-18T21:00Z', '2026-11-19T07:00:00.000Z'],
  ['in the morning', 'Europe/Zurich', '2026-11-18T06:00Z', '2026-11-19T07:00:00.000Z'],
  ['after midnight', 'Europe/Zurich', '2026-11-19T00:30Z', '2026-11-19T07:00:00.000Z'],
  ['once the night is over', 'Europe/Zurich', '2026-11-19T03:00Z', '2026-11-20T07:00:00.000Z'],
  ['the clocks go forward', 'Europe/Zurich', '2026-03-28T20:00Z', '2026-03-29T06:00:00.000Z'],
  ['the clocks go back', 'Europe/Zurich', '2026-10-24T20:00Z', '2026-10-25T07:00:00.000Z'],
  ['half an hour back', 'Australia/Lord_Howe', '2026-04-04T10:00Z', '2026-04-04T21:30:00.000Z'],
  ['on another day than UTC', 'Asia/Tokyo', '2026-11-18T22:00Z', '2026-11-19T23:00:00.000Z'],
])('%s, %s', (_, zone, now, morning) => {
  setTimeZone(zone);
  expect(new Date(tomorrowMorning(Date.parse(now))).toISOString()).toBe(morning);
});
