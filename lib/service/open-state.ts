import { flag, longestWords, z } from '@/lib/schema';
import { asText } from './as-text';

/** An open string. Other plain values are read as their text: an unknown state must break nothing. */
export const openState = asText(z.union([z.string(), z.number(), flag]), longestWords);
