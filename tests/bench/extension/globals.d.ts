/** What count.js keeps in the measured worker. */
declare var counted: {
  reads: number;
  writes: number;
  requests: number;
  /** How many of those are under way. */
  open: number;
  /** When the last one ended, by the worker's clock. */
  lastAt: number;
};

/** When the worker's script had run, in ms since it was started. */
declare var readyAt: number;
