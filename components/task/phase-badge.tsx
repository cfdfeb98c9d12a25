import type { PhaseLook } from './phase-look';

/** Where a task stands, in one word. */
export function PhaseBadge({ badge, word }: PhaseLook) {
  return (
    <span class={`badge tone-${badge}`}>
      <bdi>{word}</bdi>
    </span>
  );
}
