import { hour, minute } from '@/lib/time';
import type { Scene } from './scene';

export interface Ask {
  readonly taskId: string;
  /** In milliseconds since the simulation began. */
  readonly askedAt: number;
  /** When somebody answered the request elsewhere, or the agent gave it up; null until then. */
  goneAt: number | null;
}

const shareGone = 0.05;

/** The service's agents: each works, asks now and then, goes on once it is answered, and ends. */
export class Agents {
  /** What the agents have asked, by the call's id. */
  readonly asks = new Map<string, Ask>();
  readonly #waiting = new Map<string, () => void>();

  constructor(readonly scene: Scene) {}

  start(taskId: string): void {
    const { random, plan } = this.scene;
    this.#work(taskId, Math.round(random() * 2 * plan.asksPerTask));
  }

  /** Lets the agents whose requests were answered go on. */
  goOn(): void {
    for (const [toolCallId, resume] of this.#waiting) {
      const { taskId, goneAt } = this.asks.get(toolCallId) ?? { taskId: '', goneAt: null };
      const { answers } = this.scene.world.service.task(taskId);
      const answered = answers.some((answer) => answer.toolCallId === toolCallId);
      if (!answered && goneAt === null) continue;
      this.#waiting.delete(toolCallId);
      resume();
    }
  }

  #work(taskId: string, asksLeft: number): void {
    const { agenda, random, world } = this.scene;
    agenda.add(this.scene.soon(15 * minute), () => {
      if (asksLeft > 0) this.#ask(taskId, asksLeft);
      else world.service.finish(taskId, random() < 0.9 ? 'completed' : 'error');
    });
  }

  #ask(taskId: string, asksLeft: number): void {
    const { agenda, passed, random, world } = this.scene;
    const toolCallId = `${taskId}-${asksLeft}`;
    const ask: Ask = { taskId, askedAt: passed, goneAt: null };
    world.service.ask(taskId, toolCallId);
    this.asks.set(toolCallId, ask);
    this.#waiting.set(toolCallId, () => this.#work(taskId, asksLeft - 1));
    if (random() >= shareGone) return;
    agenda.add(this.scene.soon(hour), () => {
      if (world.service.task(taskId).call?.toolCallId !== toolCallId) return;
      ask.goneAt = this.scene.passed;
      world.service.withdraw(taskId);
    });
  }
}
