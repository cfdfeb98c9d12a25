import { z } from '@/lib/schema';

/** Whether a task is followed, left alone for now, or put away. */
export const watchSchema = z.literal(['watched', 'paused', 'archived']);

export type Watch = z.infer<typeof watchSchema>;
