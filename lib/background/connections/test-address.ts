import type { Transport } from '@/lib/service/exchange';
import { check } from '@/lib/service/extras/check';
import { recognise } from '@/lib/service/recognise';
import { asksForRest } from '@/lib/task/failure';

/**
 * Tests whether a service answers at an address and takes the key; fails with what is wrong.
 * @param hasCheck the service is known to have a test of its own
 */
export async function testAddress(
  transport: Transport,
  hasCheck: boolean,
): ReturnType<typeof recognise> {
  if (hasCheck) {
    const checked = await check(transport);
    if (checked.ok || asksForRest(checked.error)) return checked;
    switch (checked.error.code) {
      case 'refused-key':
      case 'rate-limited':
      case 'timed-out':
      case 'unreachable':
        return checked;
      case 'refused':
      case 'server-error':
      case 'redirected':
      case 'not-json':
      case 'too-large':
      case 'unexpected-shape':
      // That test may be gone by now: the documented interface decides.
    }
  }
  return recognise(transport);
}
