import type { CommandError, CommandName, Input, Output } from '@/lib/messages';
import type { Result } from '@/lib/result';
import type { BackgroundPorts } from '../ports';
import type { ScheduleStore } from '../schedule-store';

/** What a command's handler is given beside its input. */
export interface Context {
  readonly ports: BackgroundPorts;
  readonly schedules: ScheduleStore;
}

export type Handler<Name extends CommandName> = (
  context: Context,
  input: Input<Name>,
) => Promise<Result<Output<Name>, CommandError>>;
