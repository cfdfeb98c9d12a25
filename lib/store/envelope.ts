import type { z } from '@/lib/schema';
// With extensions, because the bench and the gallery load this file with Node itself.
import { kindOf } from './keys.ts';
import { migrations } from './migrations.ts';
import type { Migration } from './migrations/migration.ts';

type Schema<Value> = z.ZodMiniType<Value>;

/** How Beckon stores each item: the data and the version of its shape. */
export interface Envelope {
  readonly v: number;
  readonly data: unknown;
}

export type Opened<Value> =
  | { readonly kind: 'missing' }
  | { readonly kind: 'ok'; readonly value: Value }
  /**
   * The item exists and does not parse. It is shown to the person, and stays at its key until something
   * else is written there, which sets it aside.
   */
  | { readonly kind: 'broken'; readonly raw: unknown };

export function seal(data: unknown): Envelope {
  return { v: migrations.length + 1, data };
}

/**
 * Reads an envelope, of an earlier version too; `undefined` is a missing key. Never throws. An envelope
 * of a later version, left by a newer Beckon, counts as broken.
 */
export function open<Value>(
  key: string,
  schema: Schema<Value>,
  raw: unknown,
  chain: readonly Migration[] = migrations,
): Opened<Value> {
  if (raw === undefined) return { kind: 'missing' };
  try {
    const parsed = schema.safeParse(migrate(key, raw, chain));
    return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'broken', raw };
  } catch {
    return { kind: 'broken', raw };
  }
}

/** @throws when `raw` has no known version, as what is no envelope, or a migration cannot read it */
function migrate(key: string, raw: unknown, chain: readonly Migration[]): unknown {
  const { v = 0, data }: Partial<Envelope> = Object(raw);
  const isKnown = Number.isInteger(v) && v > 0 && v <= chain.length + 1;
  if (!isKnown) throw new Error('No known version');
  return chain.slice(v - 1).reduce((data, step) => step(kindOf(key), data), data);
}
