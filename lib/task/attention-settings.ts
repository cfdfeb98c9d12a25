import { flag, holds, moment, nullable, z } from '@/lib/schema';

/** A whole number from 0 to `end` - 1. */
const below = (end: number) =>
  z.number().check(holds((value) => Number.isInteger(value) && value >= 0 && value < end));
const minuteOfDay = below(24 * 60);

const quietHoursSchema = z.object({
  on: flag,
  /** Minutes after local midnight. If both are the same minute, it is quiet for a whole day. */
  from: minuteOfDay,
  to: minuteOfDay,
  /** The days on which quiet hours begin; 0 is Sunday. */
  days: z.array(below(7)),
});

/** What is told by a notification, and when. */
export const attentionShape = {
  tellRequests: flag,
  tellFinished: flag,
  tellFailed: flag,
  /** Whether a request that still waits is told of again. */
  remind: flag,
  /** Notifications show only their fixed title, for lock screens. */
  hideDetails: flag,
  quietHours: quietHoursSchema,
  /** Nothing is told before this moment, in ms since the epoch. */
  pausedUntil: nullable(moment),
};
const attentionSchema = z.object(attentionShape);

export type AttentionSettings = z.infer<typeof attentionSchema>;
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
