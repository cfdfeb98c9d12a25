import { z } from '@/lib/schema';

const minuteOfDay = z.int().check(z.gte(0), z.lt(24 * 60));

const quietHoursSchema = z.object({
  on: z.boolean(),
  /** Minutes after local midnight; the same minute twice is a whole day. */
  from: minuteOfDay,
  to: minuteOfDay,
  /** The days they begin on, 0 for Sunday. */
  days: z.array(z.int().check(z.gte(0), z.lt(7))),
});

/** What is told by a notification, and when. */
export const attentionSettingsSchema = z.object({
  tellRequests: z.boolean(),
  tellFinished: z.boolean(),
  tellFailed: z.boolean(),
  /** Whether a request that still waits is told of again. */
  remind: z.boolean(),
  /** Notifications are their fixed title alone, for lock screens. */
  hideDetails: z.boolean(),
  quietHours: quietHoursSchema,
  /** Nothing is told before this moment, in ms since the epoch. */
  pausedUntil: z.nullable(z.number()),
});

export type AttentionSettings = z.infer<typeof attentionSettingsSchema>;
export type QuietHours = AttentionSettings['quietHours'];

export const defaultAttention: AttentionSettings = {
  tellRequests: true,
  tellFinished: true,
  tellFailed: true,
  remind: true,
  hideDetails: false,
  quietHours: { on: false, from: 22 * 60, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] },
  pausedUntil: null,
};
