interface ShortcutProps {
  /** The key pressed together with Command on a Mac. */
  readonly sign: string;
  /** All of them in words, elsewhere. */
  readonly words: string;
}

/** The keys that press a button, beside it for the eye; it names them itself. */
export function Shortcut({ sign, words }: ShortcutProps) {
  return (
    <span class="shortcut small muted" aria-hidden="true">
      {navigator.userAgent.includes('Mac') ? `⌘ ${sign}` : words}
    </span>
  );
}
