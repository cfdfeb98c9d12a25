import { holds, z } from '@/lib/schema';
import { orNull } from './or-null';

/** A count as a service may write it: a number, or one in digits. */
const isCount = (text: string) => /^\d{1,15}$/.test(text);
const digits = z.pipe(z.string().check(holds(isCount)), z.transform(Number));

/** A whole number of at least `least`; null for anything else. */
export const count = (least: number) => {
  const isInBounds = (count: number) => Number.isSafeInteger(count) && count >= least;
  return orNull(z.pipe(z.union([z.number(), digits]), z.number().check(holds(isInBounds))));
};
