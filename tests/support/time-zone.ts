import { onTestFinished, vi } from 'vitest';

/** Where the person is until the end of the test: an IANA name. */
export function setTimeZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
}
