/** What count.js keeps in the measured worker. */
declare var counted: {
  reads: number;
  writes: number;
  requests: number;
  /** How many of these operations are under way. */
  open: number;
  /** When the last of them ended, by the worker's clock. */
  lastAt: number;
};

/** When the worker's script had run, in ms since the worker was started. */
declare var readyAt: number;
