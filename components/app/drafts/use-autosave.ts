import type { CommandError } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What was typed is painted before it is saved. */
const saveAfterMs = 20;

/**
 * From one save to the next, however fast the typing: the longest that typed text waits. A popup that the
 * person clicks beside still gets `pagehide`, but Chromium takes no writes from it: what waits then is lost.
 */
const saveEveryMs = 100;
const tryAgainMs = 5_000;

type Write = () => Promise<void>;

export interface Autosave {
  /** Something was typed; `write` is called a moment later, or when the page goes. */
  readonly later: (write: Write) => void;
  /** Writes what waits. Resolves once that is on the disk, or has failed. */
  readonly save: () => Promise<Result<null, CommandError>>;
  /** Something waits to be written, or is being written: a change that storage reports may be older. */
  readonly isWaiting: () => boolean;
  /** What was typed is on the disk, except for what waits. */
  readonly saved: boolean;
  /** The text could not be written: the disk is full. Writing is tried again while the page is open. */
  readonly full: boolean;
}

/** Saves what is typed a moment later, so that a popup that closes does not lose it. */
export function useAutosave(): Autosave {
  const writeRef = useRef<Write | null>(null);
  const timerRef = useRef(0);
  const savedAtRef = useRef(-saveEveryMs);
  const writingRef = useRef<Write | null>(null);
  const [saved, setSaved] = useState(false);
  const [full, setFull] = useState(false);

  const save = useCallback(async () => {
    clearTimeout(timerRef.current);
    timerRef.current = 0;
    const write = writeRef.current;
    if (write === null) return succeed(null);
    writeRef.current = null;
    writingRef.current = write;
    savedAtRef.current = performance.now();
    try {
      await write();
      setSaved(true);
      setFull(false);
      return succeed(null);
    } catch {
      // With a newer write, no retry: discarded text must not come back.
      if (writingRef.current === write) {
        writeRef.current ??= write;
        setSaved(false);
        setFull(true);
      }
      return fail({ code: 'storage-full' } as const);
    } finally {
      if (writingRef.current === write) writingRef.current = null;
    }
  }, []);

  useEffect(() => {
    if (!full) return undefined;
    const timer = setInterval(() => void save(), tryAgainMs);
    return () => clearInterval(timer);
  }, [full, save]);

  // A layout effect: a plain effect's clean-up would run after the next page has read its storage.
  useLayoutEffect(() => {
    const saveNow = () => void save();
    addEventListener('pagehide', saveNow);
    // Before a click beside the field acts: "Continue in the side panel" closes the popup.
    addEventListener('focusout', saveNow);
    // Before a form is sent: a draft written after that would outlive the answer or task it became.
    addEventListener('submit', saveNow, true);
    return () => {
      removeEventListener('pagehide', saveNow);
      removeEventListener('focusout', saveNow);
      removeEventListener('submit', saveNow, true);
      saveNow();
    };
  }, [save]);

  const later = useCallback(
    (write: Write) => {
      writeRef.current = write;
      const rest = savedAtRef.current + saveEveryMs - performance.now();
      timerRef.current ||= window.setTimeout(() => void save(), Math.max(saveAfterMs, rest));
    },
    [save],
  );
  const isWaiting = useCallback(() => (writingRef.current ?? writeRef.current) !== null, []);
  return { later, save, isWaiting, saved, full };
}
