import { z } from '@/lib/schema';

/** A whole number of at least `least`, also when a service writes it as text; null for anything else. */
export const count = (least: number) =>
  z.transform((value) => {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= least
      ? number
      : null;
  });
