import { holds, z } from '@/lib/schema';
import { asText } from './as-text';

/** In UTF-16 units: longer than any service's ids, and short enough for a schedule of many. */
const longest = 1000;

/**
 * An id that is text, without half a surrogate pair: a storage would give that back as another id, and
 * each reading would then show an id that nobody knows.
 */
export const idText = z
  .string()
  .check(holds((id) => id !== '' && id.length <= longest && id.isWellFormed()));

/**
 * An id as a service may write it: text, or a number that JSON carries exactly. It is read as the
 * text that goes into a path.
 */
export const wireId = asText(
  z.union([idText, z.number().check(holds((id) => Number.isSafeInteger(id)))]),
);
