import type { CommandError, CommandName, Input, Output } from '@/lib/messages';
import type { Result } from '@/lib/result';
import type { BackgroundPorts } from '../ports';
import type { ScheduleWriter } from '../schedule-store';

/** What a command's handler is given beside its input. */
export interface Context {
  readonly ports: BackgroundPorts;
  readonly commit: ScheduleWriter;
}

export type Handler<Name extends CommandName> = (
  context: Context,
  input: Input<Name>,
) => Promise<Result<Output<Name>, CommandError>>;
