import { z } from '@/lib/schema';

/** Where the next page that looks should go: `route` is a hash of lib/route. Read once, removed. */
export const intentSchema = z.object({ route: z.string() });
