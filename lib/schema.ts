import * as z from 'zod/mini';

// Without this zod probes `new Function`, which an extension page's CSP reports as a violation.
z.config({ jitless: true });

// Each zod construct is code in two bundles, so we use few: a spread shape instead of `z.extend`,
// `z.literal` for lists of words, for null and for booleans, and `z.union` instead of
// `z.discriminatedUnion`. `z.union` tries its members in order: in a long union the most common member
// comes first. A schema that only one of the bundles uses is a function, or has a file of its own: the
// bundler keeps the calls that make it, although nothing uses it.

/** `z.boolean` is 0.1 kB more in each bundle. */
export const flag = z.literal([true, false]);

/** `z.nullable` is 0.1 kB more in each bundle. */
export const nullable = <Value extends z.ZodMiniType>(value: Value) =>
  z.union([z.literal(null), value]);

/** Accepts any value, and a missing key: `z.unknown` requires the key to be there. */
export const anything = z.transform((value: unknown) => value);

/**
 * An object with any keys. `z.record`, which takes a schema for the keys too, adds half a kB to each bundle.
 */
export const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.catchall(z.object({}), value);

/** All our checks use this, of numbers and lengths too: `z.refine` is 0.2 kB more in each bundle. */
export const holds =
  <Value>(isRight: (value: Value) => boolean): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: 'custom', input: value });
  };

const absent = anything.check(holds((value) => value === undefined));

/** A member that may be missing, with its key. `z.optional` is 0.2 kB more in each bundle. */
export const optional = <Value extends z.ZodMiniType>(value: Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it does the same; the compiler knows of no other schema whose key may be missing
  z.union([absent, value]) as unknown as z.ZodMiniOptional<Value>;

/** In UTF-16 units. What a service says is cut to this when it arrives: it is more than a person reads. */
export const longestWords = 1000;

/**
 * A service's or agent's words as Beckon keeps them. An import may bring longer ones, and a page would
 * hang at a million accents.
 */
export const shortText = z.string().check(holds((text) => text.length <= longestWords));

/** A moment in ms since the epoch, within the range of a `Date`: no page could show one outside it. */
export const moment = z.number().check(holds((at) => Math.abs(at) <= 8.64e15));

export { z };
