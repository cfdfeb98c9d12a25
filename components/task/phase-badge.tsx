import type { Phase } from '@/lib/task/phase';
import { phaseLook } from './phase-look';

/** Where a task stands, in one word. */
export function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const { badge, word } = phaseLook(phase);
  return (
    <span class={`badge tone-${badge}`}>
      <bdi>{word}</bdi>
    </span>
  );
}
