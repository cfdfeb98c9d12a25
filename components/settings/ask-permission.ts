import type { PagePermissions } from '@/lib/ports';

/**
 * Asks the person to let Beckon talk to a host; whether it may. The question is put before anything
 * is awaited, as the browser demands; where it will not be put, what was granted before counts.
 */
export async function askPermission(
  permissions: PagePermissions,
  origin: string,
): Promise<boolean> {
  try {
    return await permissions.request(origin);
  } catch {
    return permissions.has(origin);
  }
}
