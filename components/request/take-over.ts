import type { Sheet } from '@/components/form/sheet';
import { useCallback } from 'preact/hooks';
import { type OldAnswer, sameQuestions } from './same-questions';

/**
 * How what was written for another request gets into the form that is open now: given that, it
 * returns what puts it there; null when nothing of it fits.
 */
export type TakeOver = (old: readonly OldAnswer[]) => (() => void) | null;

const nothingGiven = new Map<never, never>();

/**
 * @param locked the form was answered, and says what the answer says
 * @param save called when something was put into it
 */
export function useTakeOver(sheet: Sheet, locked: boolean, save: () => void): TakeOver {
  return useCallback(
    (old) => {
      const { form } = sheet;
      if (locked || sameQuestions(old, form, nothingGiven).size === 0) return null;
      return () => {
        sheet.restore(sameQuestions(old, form, sheet.touched()));
        save();
      };
    },
    [sheet, locked, save],
  );
}
