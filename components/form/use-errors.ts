import { useRef, useState } from 'preact/hooks';
import type { Reading } from './read-field';

interface Errors {
  /** What is wrong, in words, by field index. */
  readonly words: ReadonlyMap<number, string>;
  /** How many submits have failed. */
  readonly attempt: number;
  /** Takes over all readings of a submit. */
  readonly show: (readings: readonly Reading[]) => void;
  /** Whether the last failed submit found something wrong with a field, be it mended since. */
  readonly isFlagged: (index: number) => boolean;
  /** Takes over a new reading of a flagged field. */
  readonly update: (index: number, reading: Reading | null) => void;
}

export function useErrors(): Errors {
  const [words, setWords] = useState<ReadonlyMap<number, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const flaggedRef = useRef<ReadonlySet<number>>(new Set());
  return {
    words,
    attempt,
    show(readings) {
      const wrong = new Map<number, string>();
      for (const [index, { error }] of readings.entries()) {
        if (error !== null) wrong.set(index, error);
      }
      flaggedRef.current = new Set(wrong.keys());
      setWords(wrong);
      if (wrong.size > 0) setAttempt((before) => before + 1);
    },
    isFlagged: (index) => flaggedRef.current.has(index),
    update(index, reading) {
      const error = reading?.error ?? null;
      if ((words.get(index) ?? null) === error) return;
      setWords((before) => {
        const after = new Map(before);
        if (error === null) after.delete(index);
        else after.set(index, error);
        return after;
      });
    },
  };
}
