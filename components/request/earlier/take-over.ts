import type { Sheet } from '@/components/form/sheet';
import { useCallback } from 'preact/hooks';
import { type OldAnswer, sameQuestions } from './same-questions';

/**
 * Prepares to copy old answers, of another request, into the form that is open now.
 * @returns a function that does it; null when the form asks none of the same questions
 */
export type TakeOver = (old: readonly OldAnswer[]) => (() => void) | null;

const nothingGiven = new Map<never, never>();

/**
 * @param locked the form has been answered, so that nothing is put into it
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
