import type { Worker } from '../support/world/worker';
import type { World } from '../support/world/world';

/** The answer that the person wants the agent to get. */
export interface Intent {
  readonly id: string;
  readonly toolCallId: string;
  readonly input: string;
  readonly secret: boolean;
}

/** Something that happens in Beckon. A test cuts it off at every operation. */
export interface Flow {
  readonly name: string;
  /** Makes the state before the flow. Nothing goes wrong here. */
  prepare(world: World): Promise<void>;
  /** The flow itself, until it is cut off. */
  act(world: World, worker: Worker): Promise<void>;
  /** The answer that the person means to give, if the flow is about one. */
  readonly intent?: Intent;
}
