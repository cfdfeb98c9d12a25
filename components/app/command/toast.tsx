import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import type { CommandError } from '@/lib/commands';
import type { Result } from '@/lib/result';
import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { Problem } from './problem';
import { Shortcut } from '../shortcut';
import { useUndoKeys } from './use-undo-keys';

interface Toast {
  readonly text: string;
  /** The key of the draft that the toast is about, if any. */
  readonly about?: string;
  /** Takes the action back; absent where nothing can. */
  readonly undo?: () => Promise<Result<unknown, CommandError>>;
}

type Change = (toast: Toast | null) => Toast | null;

const Update = createContext<(change: Change) => void>(() => {});
const shownMs = 20_000;
/** For a toast with nothing to press, which covers what stands below it. */
const shortMs = 6_000;

/**
 * Shows what was just done, with Undo where possible. If Undo fails, the toast says so and stays. Null
 * removes the toast that is shown.
 */
export function useToast(): (toast: Toast | null) => void {
  const update = useContext(Update);
  return useCallback((toast) => update(() => toast), [update]);
}

/** Removes the toast about a draft, once what it says can no longer be taken back. */
export function useForgetToast(): (about: string) => void {
  const update = useContext(Update);
  return (about) => update((toast) => (toast?.about === about ? null : toast));
}

export function ToastProvider({ children }: { readonly children: ComponentChildren }) {
  const [toast, setToast] = useState<Toast | null>(null);
  // Another toast that has replaced this one stays.
  const goOn = useCallback(
    (next: Toast | null) => setToast((now) => (now === toast ? next : now)),
    [toast],
  );
  return (
    <Update.Provider value={setToast}>
      {children}
      <output class="toast-place">
        {/* With a key of its own, each toast is read out, even in the words of the one before. */}
        {toast !== null && <ToastCard key={toast} toast={toast} goOn={goOn} />}
      </output>
    </Update.Provider>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  /** Replaces this toast with another, or with none. */
  readonly goOn: (next: Toast | null) => void;
}

function ToastCard({ toast, goOn }: ToastCardProps) {
  const { undo } = toast;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const [error, setError] = useState<CommandError | null>(null);
  useEffect(() => {
    // A toast under the pointer or with the focus must not vanish.
    if (pointed || focused || undoing) return undefined;
    const timer = setTimeout(() => goOn(null), undo ? shownMs : shortMs);
    return () => clearTimeout(timer);
  }, [pointed, focused, undoing, undo, goOn]);
  const takeBack = async (change: NonNullable<Toast['undo']>) => {
    if (undoing) return;
    setUndoing(true);
    const undone = await change();
    setUndoing(false);
    if (undone.ok) goOn({ text: i18n.t('app.undone') });
    else setError(undone.error);
  };
  return (
    <div
      class="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocusIn={() => setFocused(true)}
      onFocusOut={() => setFocused(false)}
    >
      <Problem error={error} />
      <span>{toast.text}</span>
      {undo && <Undo onUndo={() => takeBack(undo)} />}
    </div>
  );
}

function Undo({ onUndo }: { readonly onUndo: () => unknown }) {
  useUndoKeys(onUndo);
  return (
    <span class="buttons">
      <Shortcut sign="Z" words={i18n.t('app.ctrlZ')} />
      <LinkButton aria-keyshortcuts="Control+Z Meta+Z" onPress={onUndo}>
        {i18n.t('app.undo')}
      </LinkButton>
    </span>
  );
}
