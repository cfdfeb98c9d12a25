/** Beckon's mark, the same drawing as public/icon/beckon.svg, in the colours of the theme. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 96 96" aria-hidden="true">
      <rect width="96" height="96" rx="26" fill="var(--accent)" />
      <path
        d="M36 22v50M36 56a16 16 0 1 1 32 0a16 16 0 1 1-32 0"
        fill="none"
        stroke="var(--on-accent)"
        stroke-width="11"
        stroke-linecap="round"
      />
    </svg>
  );
}
