import { flag, z } from '@/lib/schema';
import { asText } from './as-text';

/** More than a person reads. A record holds two of them, and a log many. */
const longest = 1000;

/** An open string. Other plain values are read as their text: an unknown state must break nothing. */
export const openState = asText(z.union([z.string(), z.number(), flag]), longest);
