import { i18n } from '#i18n';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

interface Toast {
  readonly text: string;
  readonly undo: () => void;
}

const Show = createContext<(toast: Toast) => void>(() => {});
const shownMs = 12_000;

/** Says what was just done, and takes it back on Undo. */
export function useToast(): (toast: Toast) => void {
  return useContext(Show);
}

export function ToastProvider({ children }: { readonly children: ComponentChildren }) {
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <Show.Provider value={setToast}>
      {children}
      <output class="toast-place">
        {toast !== null && <ToastCard key={toast.text} toast={toast} onGone={setToast} />}
      </output>
    </Show.Provider>
  );
}

function ToastCard({
  toast,
  onGone,
}: {
  readonly toast: Toast;
  readonly onGone: (toast: null) => void;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Not taken away under the pointer or the keyboard.
    if (held) return undefined;
    const timer = setTimeout(() => onGone(null), shownMs);
    return () => clearTimeout(timer);
  }, [toast, held, onGone]);
  const undo = () => {
    toast.undo();
    onGone(null);
  };
  return (
    <div
      class="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      <button type="button" class="link-button" onClick={undo}>
        {i18n.t('app.undo')}
      </button>
    </div>
  );
}
