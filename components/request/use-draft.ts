import { usePorts } from '@/components/app/ports';
import { type Stored, useStored } from '@/components/app/use-stored';
import { type Draft, draftSchema } from '@/lib/store/draft';
import { seal } from '@/lib/store/envelope';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

const saveAfterMs = 300;
const tryAgainMs = 5_000;

/** What a person has typed, before the page that wrote it down is named. */
export type Typed = Omit<Draft, 'writer'>;

/** What was typed for a call, on the disk, so that no closing popup and no restart loses it. */
export interface DraftPort {
  readonly stored: Stored<Draft>;
  /** Everything typed so far is on the disk. */
  readonly saved: boolean;
  /** What was typed could not be saved: the disk is full. It is tried again while the page is open. */
  readonly full: boolean;
  /** This page wrote it, so that it has nothing new for this page. */
  readonly isOurs: (draft: Draft) => boolean;
  /** Something was typed; `take` is asked for all of it a moment later, or when the page goes. */
  readonly edit: (take: () => Typed) => void;
  /** Something was typed that is never on the disk: what was saved before is no comfort for it. */
  readonly claimNothing: () => void;
  /** Resolves once all of it is on the disk, or cannot be. */
  readonly save: () => Promise<void>;
  /** Takes it off the disk, and writes nothing but that it is not to be kept. */
  readonly forget: () => void;
}

/** @param key where it is stored */
export function useDraft(key: string): DraftPort {
  const { local } = usePorts();
  const stored = useStored('local', key, draftSchema);
  const [writer] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState(false);
  const [full, setFull] = useState(false);
  const takeRef = useRef<(() => Typed) | null>(null);
  const timerRef = useRef(0);
  const leftRef = useRef(false);
  const claimsRef = useRef(false);

  const save = useCallback(async () => {
    const take = takeRef.current;
    if (take === null) return;
    takeRef.current = null;
    clearTimeout(timerRef.current);
    const typed = take();
    const hasText = typed.fields.length > 0 || typed.reply !== '';
    try {
      if (!hasText && typed.forget === null) await local.remove([key]);
      else await local.set({ [key]: seal({ writer, ...typed }) });
      // What was typed meanwhile is not on the disk yet, or never will be.
      setSaved(hasText && takeRef.current === null && claimsRef.current);
      setFull(false);
    } catch {
      // A page that was left must not write over what the next one has typed since.
      if (leftRef.current) return;
      setFull(true);
      takeRef.current ??= () => typed;
    }
  }, [local, key, writer]);

  useEffect(() => {
    if (!full) return undefined;
    const timer = setInterval(() => void save(), tryAgainMs);
    return () => clearInterval(timer);
  }, [full, save]);

  useEffect(() => {
    const saveNow = () => void save();
    // A popup is gone without another word when the person clicks beside it.
    addEventListener('pagehide', saveNow);
    leftRef.current = false;
    return () => {
      removeEventListener('pagehide', saveNow);
      leftRef.current = true;
      saveNow();
    };
  }, [save]);

  const edit = useCallback(
    (take: () => Typed) => {
      takeRef.current = take;
      claimsRef.current = true;
      setSaved(false);
      clearTimeout(timerRef.current);
      timerRef.current = window.setTimeout(() => void save(), saveAfterMs);
    },
    [save],
  );
  const forget = useCallback(() => {
    takeRef.current = () => ({ fields: [], reply: '', forget: true });
    clearTimeout(timerRef.current);
    setSaved(false);
    setFull(false);
    // Removed first: a full disk takes no note of the choice, but must not keep the text either.
    void local.remove([key]).then(save);
  }, [local, key, save]);
  const claimNothing = useCallback(() => {
    claimsRef.current = false;
    setSaved(false);
  }, []);
  const isOurs = useCallback((draft: Draft) => draft.writer === writer, [writer]);
  return { stored, saved, full, isOurs, edit, claimNothing, save, forget };
}
