import { nullable, z } from '@/lib/schema';

/**
 * Everything that can go wrong in one exchange with a service (interface §7).
 * Codes only: their words for the person live in `lib/locales`. `message` is the service's own text, untrusted.
 */
export const serviceErrorSchema = () =>
  z.union([
    z.object({
      code: z.literal([
        /** No answer: refused connection, DNS, offline, TLS, or a proxy or network that passed nothing on. */
        'unreachable',
        'timed-out',
        /** A redirect to another address, which must not get the key. */
        'redirected',
        /** The body is over 5 MB. */
        'too-large',
      ]),
    }),
    z.object({
      code: z.literal([
        /** The body is not JSON though JSON is required; `httpStatus` tells more. */
        'not-json',
        /** JSON, but not of the documented shape. */
        'unexpected-shape',
      ]),
      httpStatus: z.number(),
    }),
    z.object({ code: z.literal('refused-key'), message: nullable(z.string()) }),
    z.object({
      code: z.literal('refused'),
      httpStatus: z.number(),
      message: nullable(z.string()),
    }),
    /** `retryAfterMs`: milliseconds from now, null when the service named no delay. */
    z.object({
      code: z.literal('server-error'),
      httpStatus: z.number(),
      message: nullable(z.string()),
      retryAfterMs: nullable(z.number()),
    }),
    z.object({
      code: z.literal('rate-limited'),
      httpStatus: z.number(),
      message: nullable(z.string()),
      retryAfterMs: nullable(z.number()),
    }),
  ]);

export type ServiceError = z.infer<ReturnType<typeof serviceErrorSchema>>;
