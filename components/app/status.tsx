import type { ComponentChildren } from 'preact';

interface StatusProps {
  readonly tone: 'ok' | 'bad' | 'waiting' | 'still';
  /** Where there is little room only the dot is shown, since the page says more. */
  readonly brief?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A short text at the end of the bar above, with a dot in the colour of its tone. */
export function Status({ tone, brief = false, children }: StatusProps) {
  return (
    <span class={brief ? 'bar-status brief muted small' : 'bar-status muted small'}>
      <span class={`dot tone-${tone}`} />
      <span class="words">{children}</span>
    </span>
  );
}
