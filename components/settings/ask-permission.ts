import type { PagePermissions } from '@/lib/ports';

/**
 * Asks the person to let Beckon talk to a host, and returns whether it may. The browser asks only if
 * nothing was awaited before. If it refuses to ask, a permission granted earlier counts.
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
