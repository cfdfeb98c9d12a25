import { holds, z } from '@/lib/schema';
import { asText } from './as-text';

/**
 * An id as a service may write it: text, or a number that JSON carries exactly. It is read as the
 * text that goes into a path.
 */
export const wireId = asText(
  z.union([
    z.string().check(holds((id) => id !== '')),
    z.number().check(holds((id) => Number.isSafeInteger(id))),
  ]),
);
