import { flag, nullable, z } from '@/lib/schema';

/**
 * The connection that is being added and not saved yet; null when its form is closed. The key is never
 * part of the draft.
 */
export const connectionDraftSchema = z.object({
  connection: nullable(
    z.object({ name: z.string(), address: z.string(), allowPlainHttp: flag, forgetKey: flag }),
  ),
});

export type NewConnection = NonNullable<z.infer<typeof connectionDraftSchema>['connection']>;
