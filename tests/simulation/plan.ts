import { day } from '@/lib/time';

/** What happens around Beckon, and for how long. */
export interface Plan {
  readonly seed: number;
  readonly duration: number;
  readonly tasks: number;
  /** How many requests a task's agent makes, on average. */
  readonly asksPerTask: number;
  /** How often somebody sets the machine's clock. */
  readonly clockJumps: number;
  /** How often the network is gone for some minutes. */
  readonly networkCuts: number;
  /** The share of wakes and commands during which the worker dies. */
  readonly deaths: number;
  /** Whether nothing may be told from 22:00 to 7:00. */
  readonly quietHours: boolean;
}

export const aDay: Plan = {
  seed: 1,
  duration: day,
  tasks: 200,
  asksPerTask: 1,
  clockJumps: 4,
  networkCuts: 6,
  deaths: 0.05,
  quietHours: false,
};

export const aWeek: Plan = {
  ...aDay,
  seed: 2,
  duration: 7 * day,
  tasks: 20,
  asksPerTask: 2,
  clockJumps: 0,
  quietHours: true,
};
