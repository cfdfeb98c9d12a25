import type { ComponentChildren } from 'preact';

interface StatusProps {
  readonly tone: 'ok' | 'bad' | 'waiting' | 'still';
  readonly children: ComponentChildren;
}

/** What stands at the end of the bar above, with a dot that says how it is meant. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span class="freshness muted small">
      <span class={`dot tone-${tone}`} />
      {children}
    </span>
  );
}
