import type { CommandName, Input } from '../../lib/commands.ts';
import type { Beckon } from '../support/beckon/beckon.ts';
import { type SeenTask, seenTasks } from './records.ts';

/**
 * How many tasks wait at once. With more, Beckon would tell of them in a summary instead of one by
 * one.
 */
const atOnce = 3;

/** Somebody with a page open, who starts tasks and answers the requests that Beckon tells them of. */
export class Person {
  /** The answers this person gave, by Beckon's id of the task. */
  readonly given = new Map<string, string>();
  readonly #beckon: Beckon;
  readonly #random: () => number;

  constructor(beckon: Beckon, random: () => number) {
    this.#beckon = beckon;
    this.#random = random;
  }

  /** Looks at the tasks, and does what Beckon asks for. @returns the tasks that have not completed */
  async act(startsTasks: boolean): Promise<readonly SeenTask[]> {
    // Every page sends this command: it makes the worker run and check the tasks that are due.
    this.#send('check.due', { page: 'somebody', shows: null, request: false, visible: true });
    const tasks = await seenTasks(this.#beckon);
    for (const task of tasks) this.#react(task);
    const going = tasks.filter(({ observed }) => observed?.status !== 'completed');
    if (startsTasks && going.length < atOnce) await this.#startTask();
    return going;
  }

  #react({ id, creation, call }: SeenTask): void {
    if (creation.state === 'unknown' || creation.state === 'refused') {
      this.#send('task.retry', { id });
    }
    if (call === null || call.raised === 0 || this.#random() < 0.7) return;
    const { delivery, toolCallId } = call;
    if (delivery !== null && delivery.state !== 'refused' && delivery.state !== 'lost') return;
    const input = JSON.stringify([
      { type: 'select', label: 'Reach me by', value: 'email' },
      { type: 'textarea', label: 'Anything else?', value: `From ${id}` },
    ]);
    this.given.set(id, input);
    const secret = this.#random() < 0.5;
    this.#send('answer.submit', { id, toolCallId, input, secret, answers: [] });
  }

  async #startTask(): Promise<void> {
    const stored = Object.keys(await this.#beckon.observer.stored('local'));
    const connection = stored.find((key) => key.startsWith('connection:'));
    const connectionId = connection?.slice('connection:'.length) ?? '';
    const instruction = 'Find the best way to reach them';
    this.#send('task.create', { connectionId, instruction, agent: 'BROWSER_AGENT', tools: [] });
  }

  /** The worker may die before it replies, so the reply is ignored: storage shows the result. */
  #send<Name extends CommandName>(name: Name, input: Input<Name>): void {
    this.#beckon.observer.send(name, input).catch(() => undefined);
  }
}
