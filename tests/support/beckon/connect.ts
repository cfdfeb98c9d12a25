import type { Beckon } from './beckon.ts';
import { press, write } from './page.ts';
import { waitFor } from '../wait-for.ts';

/** Connects to a service on the settings page, as a person does, and closes the page. */
export async function connect(
  beckon: Beckon,
  service: { readonly name: string; readonly baseUrl: string; readonly key: string },
): Promise<void> {
  const page = await beckon.openTab('#/settings');
  await write(page, 'Name', service.name);
  await write(page, 'Service address', service.baseUrl);
  await write(page, 'API key', service.key);
  await press(page, 'Save connection');
  await waitFor(
    'the connection to be saved',
    () => beckon.observer.stored('local'),
    (stored) => Object.keys(stored).some((key) => key.startsWith('connection:')),
  );
  await page.close();
}
