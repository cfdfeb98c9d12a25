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

/** A window with a panel at its end. */
export function Panel() {
  return (
    <svg {...drawn} stroke-width="1.6">
      <rect x="2.8" y="3.8" width="14.4" height="12.4" rx="2" />
      <path d="M12 4v12" />
    </svg>
  );
}

export function Dots() {
  return (
    <svg {...drawn} fill="currentColor" stroke="none">
      <circle cx="4" cy="10" r="1.7" />
      <circle cx="10" cy="10" r="1.7" />
      <circle cx="16" cy="10" r="1.7" />
    </svg>
  );
}

export function Pin() {
  return (
    <svg {...drawn} class="icon-drawing pin">
      <path
        d="M7.5 3h5l-.7 5.5l3.2 3.5h-10l3.2-3.5zM10 12v5.5"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
