import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import type { CommandError } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { Problem } from './problem';
import { Shortcut } from './shortcut';
import { useUndoKeys } from './use-undo-keys';

interface Toast {
  readonly text: string;
  /** What it is of: a task, by Beckon's own id, or a draft, by its key. */
  readonly about?: string;
  /** Absent where nothing brings it back. */
  readonly undo?: () => Promise<Result<unknown, CommandError>>;
}

type Change = (toast: Toast | null) => Toast | null;

const Update = createContext<(change: Change) => void>(() => {});
const shownMs = 20_000;

/** Says what was just done, and takes it back on Undo where it can; if that fails, it says so and stays. */
export function useToast(): (toast: Toast) => void {
  const update = useContext(Update);
  return useCallback((toast) => update(() => toast), [update]);
}

/** Ends what is said of a task or a draft: nothing of it can be taken back any more. */
export function useForgetToast(): (about: string) => void {
  const update = useContext(Update);
  return (about) => update((toast) => (toast?.about === about ? null : toast));
}

export function ToastProvider({ children }: { readonly children: ComponentChildren }) {
  const [toast, setToast] = useState<Toast | null>(null);
  // Not another that has taken its place meanwhile.
  const goOn = useCallback(
    (next: Toast | null) => setToast((now) => (now === toast ? next : now)),
    [toast],
  );
  return (
    <Update.Provider value={setToast}>
      {children}
      <output class="toast-place">
        {/* Each is a new one, said anew, even in the words of the one before. */}
        {toast !== null && <ToastCard key={toast} toast={toast} goOn={goOn} />}
      </output>
    </Update.Provider>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  /** Shows another in its place, or none. */
  readonly goOn: (next: Toast | null) => void;
}

function ToastCard({ toast, goOn }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const [error, setError] = useState<CommandError | null>(null);
  useEffect(() => {
    // Not taken away under the pointer or the keyboard.
    if (pointed || focused || undoing) return undefined;
    const timer = setTimeout(() => goOn(null), shownMs);
    return () => clearTimeout(timer);
  }, [pointed, focused, undoing, goOn]);
  const { undo } = toast;
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
