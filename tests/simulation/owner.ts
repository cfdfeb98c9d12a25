import { isStillAsked } from '@/lib/task/deliver';
import { needsPerson } from '@/lib/task/needs-person';
import { summaryId } from '@/lib/background/notification-id';
import type { TaskRecord } from '@/lib/task/record';
import { day, hour, minute } from '@/lib/time';
import type { Scene } from './scene';

/** Whose tasks they are: starts them by day, and answers late, and never in the night. */
export class Owner {
  /** By the call's id: when they first learned of it, and of each reminder. */
  readonly told = new Map<string, number[]>();
  /** By the call's id: when they gave an answer, and which. */
  readonly given = new Map<string, { readonly at: number; readonly input: string }>();
  #heard = 0;

  constructor(readonly scene: Scene) {}

  async startTask(connectionId: string): Promise<void> {
    const { agenda, world } = this.scene;
    if (!world.online) {
      agenda.add(this.scene.passed + 10 * minute, () => this.startTask(connectionId));
      return;
    }
    const task = { connectionId, instruction: 'Do it', agent: 'BROWSER_AGENT', tools: [] };
    await world.startWorker().command('task.create', task);
  }

  /** Hears the notifications that came since, and means to answer some time after the first. */
  async listen(): Promise<void> {
    const { agenda, world } = this.scene;
    const news = world.desktop.raises.slice(this.#heard);
    this.#heard += news.length;
    for (const { id } of news) {
      for (const toolCallId of await this.#callsOf(id)) {
        const times = this.told.get(toolCallId) ?? [];
        this.told.set(toolCallId, [...times, this.scene.passed]);
        if (times.length > 0) continue;
        agenda.add(this.#awake(this.scene.soon(20 * minute)), () => this.#answer(toolCallId));
      }
    }
  }

  async #callsOf(id: string): Promise<readonly string[]> {
    if (id.startsWith('request:')) return [id.split(':').slice(2).join(':')];
    if (id !== summaryId) return [];
    // It stands for all that wait, and is news of those nobody has told of yet.
    const waiting = (await this.#waiting()).flatMap(({ call }) => call?.toolCallId ?? []);
    return waiting.filter((toolCallId) => !this.told.has(toolCallId));
  }

  async #answer(toolCallId: string): Promise<void> {
    const { agenda, world, passed } = this.scene;
    const task = (await this.#waiting()).find(({ call }) => call?.toolCallId === toolCallId);
    if (task === undefined) return;
    const input = `For ${toolCallId}`;
    const answer = { id: task.id, toolCallId, input, secret: false, answers: [] };
    const worker = this.scene.worker();
    const reply = isStillAsked(task.call?.delivery ?? null)
      ? await worker.command('answer.resend', { id: task.id, toolCallId })
      : await worker.command('answer.submit', answer);
    if (reply !== 'dead') this.given.set(toolCallId, { at: passed, input });
    // Whoever got no word, or is asked again, presses again.
    const { call } = (await world.task(task.id)) ?? { call: null };
    if (call?.toolCallId === toolCallId) {
      agenda.add(this.scene.passed + 2 * minute, () => this.#answer(toolCallId));
    }
  }

  async #waiting(): Promise<readonly TaskRecord[]> {
    return (await this.scene.world.tasks()).filter(needsPerson);
  }

  /** That time, or the next morning. */
  #awake(at: number): number {
    const wall = this.scene.world.clock.now() + at - this.scene.passed;
    const sinceMidnight = wall % day;
    if (sinceMidnight >= 22 * hour) return at + day - sinceMidnight + 8 * hour;
    return sinceMidnight < 7 * hour ? at + 8 * hour - sinceMidnight : at;
  }
}
