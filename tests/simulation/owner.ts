import { isStillAsked } from '@/lib/task/deliver';
import { needsPerson } from '@/lib/task/needs-person';
import { summaryId } from '@/lib/background/attention/notification-id';
import type { TaskRecord } from '@/lib/task/record';
import { day, hour, minute } from '@/lib/time';
import type { Scene } from './scene';

/**
 * The person whose tasks these are. They start tasks by day, answer late, and never answer in the
 * night.
 */
export class Owner {
  /**
   * By the call's id: when the person first learned of the request, and when they were reminded of
   * it.
   */
  readonly told = new Map<string, number[]>();
  /** By the call's id: when the person gave an answer, and which one. */
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

  /**
   * Reads the notifications that came since the last look, and plans to answer some time after a
   * request's first notification.
   */
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
    // A summary stands for all requests that wait, and is news of those that were not told of
    // before.
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
    // The person presses again if they got no reply, or if they are asked again.
    const { call } = (await world.task(task.id)) ?? { call: null };
    if (call?.toolCallId === toolCallId) {
      agenda.add(this.scene.passed + 2 * minute, () => this.#answer(toolCallId));
    }
  }

  async #waiting(): Promise<readonly TaskRecord[]> {
    return (await this.scene.world.tasks()).filter(needsPerson);
  }

  /** The given time, or the next morning if that time is in the night. */
  #awake(at: number): number {
    const wall = this.scene.world.clock.now() + at - this.scene.passed;
    const sinceMidnight = wall % day;
    if (sinceMidnight >= 22 * hour) return at + day - sinceMidnight + 8 * hour;
    return sinceMidnight < 7 * hour ? at + 8 * hour - sinceMidnight : at;
  }
}
