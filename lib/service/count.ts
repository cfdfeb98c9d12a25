import { z } from '@/lib/schema';
import { orNull } from './or-null';

/** A count as a service may write it: a number, or one in digits. */
const digits = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** A whole number of at least `least`; null for anything else. */
export const count = (least: number) =>
  orNull(z.pipe(z.union([z.int(), digits]), z.number().check(z.gte(least))));
