import type { Worker } from '../support/world/worker';
import type { World } from '../support/world/world';

/** What the person wants the agent to get. */
export interface Intent {
  readonly id: string;
  readonly toolCallId: string;
  readonly input: string;
  readonly secret: boolean;
}

/** Something that happens in Beckon, to be cut off anywhere. */
export interface Flow {
  readonly name: string;
  /** What was before: nothing goes wrong here. */
  prepare(world: World): Promise<void>;
  /** What happens until it is cut off. */
  act(world: World, worker: Worker): Promise<void>;
  /** The answer the person means to give, if this is about one. */
  readonly intent?: Intent;
}
