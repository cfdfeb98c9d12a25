const drawn = {
  class: 'icon-drawing',
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  'aria-hidden': true,
} as const;

export function Gear() {
  return (
    <svg {...drawn}>
      <circle cx="10" cy="10" r="2.2" stroke-width="1.6" />
      <circle cx="10" cy="10" r="5.4" stroke-width="1.6" />
      <circle cx="10" cy="10" r="7.2" stroke-width="2.4" stroke-dasharray="2.83 2.825" />
    </svg>
  );
}

/** Points back, in the direction the language is read from. */
export function Back() {
  return (
    <svg {...drawn} class="icon-drawing back">
      <path d="M12 4l-6 6l6 6" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
