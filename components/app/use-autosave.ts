import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * How long something typed may wait, however fast more follows. A popup that the person clicks beside
 * is still told that it goes, but Chromium takes nothing from it any more: what waits then is lost.
 */
const saveAfterMs = 100;
const tryAgainMs = 5_000;

type Write = () => Promise<void>;

export interface Autosave {
  /** Something was typed; `write` is called a moment later, or when the page goes. */
  readonly later: (write: Write) => void;
  /** Writes what waits. Resolves once it is on the disk, or cannot be. */
  readonly save: () => Promise<void>;
  /** Something waits to be written, or is being written: what storage tells of may be older. */
  readonly isWaiting: () => boolean;
  /** What is typed is on the disk, but for what waits. */
  readonly saved: boolean;
  /** It could not be written: the disk is full. It is tried again while the page is open. */
  readonly full: boolean;
}

/** Writes what is typed soon after, so that no closing popup loses it. */
export function useAutosave(): Autosave {
  const writeRef = useRef<Write | null>(null);
  const timerRef = useRef(0);
  const writingRef = useRef<Write | null>(null);
  const [saved, setSaved] = useState(false);
  const [full, setFull] = useState(false);

  const save = useCallback(async () => {
    clearTimeout(timerRef.current);
    timerRef.current = 0;
    const write = writeRef.current;
    if (write === null) return;
    writeRef.current = null;
    writingRef.current = write;
    try {
      await write();
      setSaved(true);
      setFull(false);
    } catch {
      // A text that was discarded meanwhile must not come back.
      if (writingRef.current !== write) return;
      setSaved(false);
      setFull(true);
      writeRef.current ??= write;
    } finally {
      if (writingRef.current === write) writingRef.current = null;
    }
  }, []);

  useEffect(() => {
    if (!full) return undefined;
    const timer = setInterval(() => void save(), tryAgainMs);
    return () => clearInterval(timer);
  }, [full, save]);

  // A layout effect: the clean-up of any other comes after the next page has read its storage.
  useLayoutEffect(() => {
    const saveNow = () => void save();
    addEventListener('pagehide', saveNow);
    // Before what is clicked beside a field acts: "Continue in the side panel" closes the popup.
    addEventListener('focusout', saveNow);
    // Before what is sent goes: written after it, a draft would outlive what it became.
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
      timerRef.current ||= window.setTimeout(() => void save(), saveAfterMs);
    },
    [save],
  );
  const isWaiting = useCallback(() => (writingRef.current ?? writeRef.current) !== null, []);
  return { later, save, isWaiting, saved, full };
}
