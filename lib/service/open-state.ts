import { z } from '@/lib/schema';

/** An open string. Other plain values are read as their text: an unknown state must break nothing. */
export const openState = z.union([
  z.string(),
  z.pipe(z.union([z.number(), z.boolean()]), z.transform(String)),
]);
