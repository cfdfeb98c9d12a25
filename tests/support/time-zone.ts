import { onTestFinished, vi } from 'vitest';

/** Sets the person's time zone, an IANA name, until the end of the test. */
export function setTimeZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
}
