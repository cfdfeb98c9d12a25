import { formatRoute } from '@/lib/route';
import { prefixes } from '@/lib/store/keys';
import type { BackgroundPorts } from '../ports';

/** Opens the welcome page for a new person; a person who has a connection already is not new. */
export async function openWelcome(ports: BackgroundPorts): Promise<void> {
  const stored = await ports.local.keys();
  if (stored.some((key) => key.startsWith(prefixes.connection))) return;
  await ports.windows.openTab(formatRoute({ page: 'welcome' }));
}
