interface ShortcutProps {
  /** The key pressed together with Command on a Mac. */
  readonly sign: string;
  /** All the keys in words, for other systems. */
  readonly words: string;
}

/** Shows the keys that press a button. Screen readers get them from the button itself. */
export function Shortcut({ sign, words }: ShortcutProps) {
  return (
    <span class="shortcut small muted" aria-hidden="true">
      {navigator.userAgent.includes('Mac') ? `⌘ ${sign}` : words}
    </span>
  );
}
