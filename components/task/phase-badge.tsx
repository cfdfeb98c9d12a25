import type { PhaseLook } from './phase-look';

interface PhaseBadgeProps extends Pick<PhaseLook, 'badge' | 'word'> {
  /** Where the badge leads, if anywhere. */
  readonly href?: string | null;
}

/** Where a task stands, in one word. */
export function PhaseBadge({ badge, word, href = null }: PhaseBadgeProps) {
  const look = `badge tone-${badge}`;
  const said = <bdi>{word}</bdi>;
  return href === null ? (
    <span class={look}>{said}</span>
  ) : (
    <a class={look} href={href}>
      {said}
    </a>
  );
}
