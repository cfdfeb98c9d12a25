import type { CommandError, CommandName, Input, Output } from '@/lib/commands';
import type { Result } from '@/lib/result';
import type { WakePorts } from '../records/schedule-store';

export type Handler<Name extends CommandName> = (
  ports: WakePorts,
  input: Input<Name>,
) => Promise<Result<Output<Name>, CommandError>>;
