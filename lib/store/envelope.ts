import type { z } from '@/lib/schema';

type Schema<Value> = z.ZodMiniType<Value>;

/** How everything of ours lies in storage: the data and the version of its shape. */
export interface Envelope {
  readonly v: number;
  readonly data: unknown;
}

export type Opened<Value> =
  | { readonly kind: 'missing' }
  | { readonly kind: 'ok'; readonly value: Value }
  /** It is there and does not parse: quarantined and shown, never reset. */
  | { readonly kind: 'broken'; readonly raw: unknown };

/** The version of every stored shape; a change of shape raises it and adds a migration. */
const currentVersion = 1;

export function seal(data: unknown): Envelope {
  return { v: currentVersion, data };
}

/** Reads an envelope; `undefined` is a missing key. Never throws. */
export function open<Value>(schema: Schema<Value>, raw: unknown): Opened<Value> {
  if (raw === undefined) return { kind: 'missing' };
  if (typeof raw !== 'object' || raw === null) return { kind: 'broken', raw };
  if (!('v' in raw) || raw.v !== currentVersion || !('data' in raw)) return { kind: 'broken', raw };
  const parsed = schema.safeParse(raw.data);
  return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'broken', raw };
}
