import type { Clock } from './ports';

export const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  timeZone: () => knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
};

/** A machine without a time zone gives a name that nothing takes, `Etc/Unknown`. */
function knownZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
