import { formatMoment, formatSeconds, formatTime } from '@/components/app/time/format-date';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';

const moveTo = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });

afterEach(() => moveTo(''));

test('on a journey an open page tells the time of where it is', async () => {
  const at = Date.UTC(2026, 10, 18, 20, 15, 30);
  const inZone = (timeStyle: 'short' | 'medium', timeZone: string) =>
    new Intl.DateTimeFormat(undefined, { timeStyle, timeZone })
      .format(at)
      .replaceAll(' ', '\u00a0');
  for (const zone of ['Asia/Tokyo', 'America/New_York', 'Asia/Kolkata']) {
    await moveTo(zone);
    expect(formatTime(at, at)).toBe(inZone('short', zone));
    expect(formatSeconds(at, at)).toBe(inZone('medium', zone));
    expect(formatMoment(at, at)).toBe(`today ${inZone('short', zone)}`);
  }
});
