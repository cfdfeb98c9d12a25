import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { FieldResult } from './field-result';
import type { Sheet } from './sheet';

interface Errors {
  /** What is wrong, in words, by field index. */
  readonly words: ReadonlyMap<number, string>;
  /** How many submits have failed. */
  readonly attempt: number;
  /**
   * Checks a field again if the last submit found it wrong. Keys call this, too: a half-typed date
   * fires no input event.
   */
  readonly follow: (index: number) => void;
  /** Takes over all results of a submit. */
  readonly show: (results: readonly FieldResult[]) => void;
}

/**
 * The errors of a form. A submit finds them. From then on, each field that was wrong is checked again
 * as the person types, even after they have mended it.
 */
export function useErrors(sheet: Sheet): Errors {
  const [words, setWords] = useState<ReadonlyMap<number, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const flaggedRef = useRef<ReadonlySet<number>>(new Set());
  const follow = useCallback(
    (index: number) => {
      const result = flaggedRef.current.has(index) ? sheet.read(index) : null;
      if (result !== null) setWords((before) => withError(before, index, result.error));
    },
    [sheet],
  );
  useEffect(() => sheet.subscribe((changed) => changed.forEach(follow)), [sheet, follow]);
  return {
    words,
    attempt,
    follow,
    show(results) {
      const wrong = new Map<number, string>();
      for (const [index, { error }] of results.entries()) {
        if (error !== null) wrong.set(index, error);
      }
      flaggedRef.current = new Set(wrong.keys());
      setWords(wrong);
      if (wrong.size > 0) setAttempt((before) => before + 1);
    },
  };
}

/** Returns the same map when nothing changes, so that nothing is redrawn. */
function withError(
  words: ReadonlyMap<number, string>,
  index: number,
  error: string | null,
): ReadonlyMap<number, string> {
  if ((words.get(index) ?? null) === error) return words;
  const after = new Map(words);
  if (error === null) after.delete(index);
  else after.set(index, error);
  return after;
}
