import { expect, test, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** The query loads each module anew, since a module makes its formatters when it is loaded. */
const modules = {
  dates: '/components/app/time/format-date.ts?in-german',
  weekdays: '/components/attention/weekdays.ts?in-german',
};

test('days are named in the language of the sentences they stand in', async () => {
  onTestFinished(async () => void (await cdp().send('Emulation.setLocaleOverride', {})));
  await cdp().send('Emulation.setLocaleOverride', { locale: 'de-DE' });
  expect(new Intl.DateTimeFormat().resolvedOptions().locale).toBe('de-DE');
  const { formatDay } = await import(/* @vite-ignore */ modules.dates);
  const { weekdays } = await import(/* @vite-ignore */ modules.weekdays);
  const now = new Date(2026, 10, 18).getTime();
  expect(formatDay(now, now)).toBe('today');
  expect(formatDay(new Date(2026, 10, 16).getTime(), now)).toBe('Mon, Nov 16');
  expect(weekdays()[0].long).toBe('Monday');
});

test.each([
  ['ar-EG', '3:36\u00a0PM'],
  ['fa-IR', '15:36'],
])(
  'a browser in %s has its clock, in the words and digits of the sentences',
  async (locale, time) => {
    onTestFinished(async () => void (await cdp().send('Emulation.setLocaleOverride', {})));
    await cdp().send('Emulation.setLocaleOverride', { locale });
    const name = `/components/app/time/format-date.ts?clock-of-${locale}`;
    const { formatTime } = await import(/* @vite-ignore */ name);
    const at = new Date(2026, 10, 18, 15, 36).getTime();
    expect(formatTime(at, at)).toBe(time);
  },
);

test.each([
  [['en-US@posix'], 'en'],
  [['de', 'en-GB'], 'en-GB'],
  [['enm', 'fr'], 'en'],
])('of %j it is %s', async (languages, language) => {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  onTestFinished(() => asked.mockRestore());
  const name = `/components/app/time/format-date.ts?of-${languages.join('-')}`;
  expect(await import(/* @vite-ignore */ name)).toMatchObject({ language });
});

// English is named in code, and nothing else asks for the language of another file of messages.
test.each(Object.keys(import.meta.glob('/lib/locales/*.yml')))(
  'days are named in the language of %s, too',
  async (file) => {
    const language = file.replace(/.*\/|\.yml$/g, '').replace('_', '-');
    const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language, 'fr']);
    onTestFinished(() => asked.mockRestore());
    const name = `/components/app/time/format-date.ts?in-the-language-of-${language}`;
    expect(await import(/* @vite-ignore */ name)).toMatchObject({ language });
  },
);

test('a file is dated by the local day, whatever the time', async () => {
  const { fileDate } = await import('@/components/app/time/format-date');
  expect(fileDate(new Date(2026, 0, 2, 0, 0).getTime())).toBe('2026-01-02');
  expect(fileDate(new Date(2026, 10, 30, 23, 59).getTime())).toBe('2026-11-30');
});
