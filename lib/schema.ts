import * as z from 'zod/mini';

// Without this zod probes `new Function`, which an extension page's CSP reports as a violation.
z.config({ jitless: true });

// Every construct of zod is code in two bundles: `z.refine` for all checks is 1 kB gzipped less in the
// worker than `z.int`, `z.gte`, `z.minLength` and `z.regex`, spreading a shape less than `z.extend`, and
// `z.literal` does for a list of words and for null.

/** An object of any keys. `z.record` does the same in 2 kB more, since its keys may be any schema. */
export const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.catchall(z.object({}), value);

/** A check of one's own, without what `z.refine` can do beyond it. */
export const holds =
  <Value>(isRight: (value: Value) => boolean): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: 'custom', input: value });
  };

export { z };
