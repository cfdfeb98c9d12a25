import { formatRoute } from '@/lib/route';
import { prefixes } from '@/lib/store/keys';
import type { BackgroundPorts } from './ports';

/** Shows a person who is new here around; one who has a connection already is not new. */
export async function openWelcome(ports: BackgroundPorts): Promise<void> {
  const stored = await ports.local.keys();
  if (stored.some((key) => key.startsWith(prefixes.connection))) return;
  await ports.windows.openTab(formatRoute({ page: 'welcome' }));
}
