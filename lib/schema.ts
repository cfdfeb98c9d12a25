import * as z from 'zod/mini';

// Without this zod probes `new Function`, which an extension page's CSP reports as a violation.
z.config({ jitless: true });

// Every construct of zod is code in two bundles, so we use few: a shape spread instead of
// `z.extend`; `z.literal` for a list of words, for null and for true or false; `z.union` instead
// of `z.discriminatedUnion`. A union tries its members in order: where it has many, the
// commonest comes first.

/** `z.boolean` is 0.1 kB more in each bundle. */
export const flag = z.literal([true, false]);

/** `z.nullable` is 0.1 kB more in each bundle. */
export const nullable = <Value extends z.ZodMiniType>(value: Value) =>
  z.union([z.literal(null), value]);

/** Any value, or none: `z.unknown` requires its key to be there. */
export const anything = z.transform((value: unknown) => value);

/** An object of any keys. `z.record`, whose keys may be of any schema, is half a kB more in each bundle. */
export const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.catchall(z.object({}), value);

/** For every check we make, of numbers and lengths, too: `z.refine` is 0.2 kB more in each bundle. */
export const holds =
  <Value>(isRight: (value: Value) => boolean): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: 'custom', input: value });
  };

const absent = anything.check(holds((value) => value === undefined));

/** A value that may be missing, with its key. `z.optional` is 0.2 kB more in each bundle. */
export const optional = <Value extends z.ZodMiniType>(value: Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it does the same; the compiler knows of no other schema whose key may be missing
  z.union([absent, value]) as unknown as z.ZodMiniOptional<Value>;

/** A moment: ms since the epoch, within the range of a `Date`: no page could show one beyond it. */
export const moment = z.number().check(holds((at) => Math.abs(at) <= 8.64e15));

export { z };
