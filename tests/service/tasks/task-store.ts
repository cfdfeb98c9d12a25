import { randomBytes } from 'node:crypto';
import { createAgent, type Agent, type AgentTools } from '../agent/agent.ts';
import { pickScenario } from '../scenarios/pick-scenario.ts';
import { newRun, pastRuns } from './new-run.ts';
import type { NewTask, Task } from './task.ts';

interface Entry {
  task: Task;
  agent: Agent;
}

/** Every task of the service, in memory, and the agents at work on them. */
export class TaskStore {
  readonly #entries = new Map<string, Entry>();
  readonly #speed: number;
  readonly #log: (line: string) => void;
  #working = true;

  constructor({ speed, say }: AgentTools) {
    this.#speed = speed;
    this.#log = say;
  }

  /** Oldest first. */
  all(): readonly Task[] {
    return [...this.#entries.values()].map(({ task }) => task);
  }

  find(taskId: string): Task | undefined {
    return this.#entries.get(taskId)?.task;
  }

  create(request: NewTask): Task {
    const taskId = randomBytes(6).toString('hex');
    const scenario = pickScenario(request.task);
    const task: Task = { ...request, taskId, scenario, stopped: false, runs: [newRun()] };
    this.#begin(task);
    return task;
  }

  /** Gives the input to the agent of the task's newest run. */
  answer(taskId: string, input: string): void {
    this.#entry(taskId).agent.take(input);
  }

  /** Begins a newer run, from the scenario's start; the earlier run can no longer be read. */
  startRun(taskId: string): void {
    const { task, agent } = this.#entry(taskId);
    agent.pause();
    this.#begin({ ...task, runs: [newRun(), ...task.runs] });
  }

  /** Ends the task's newest run where its agent stands. */
  stopRun(taskId: string): void {
    this.#entry(taskId).agent.stop();
  }

  stopTask(taskId: string): void {
    const entry = this.#entry(taskId);
    entry.task = { ...entry.task, stopped: true };
  }

  /** A past for the task: `count` completed runs, older than those it has. */
  addRuns(taskId: string, count: number): void {
    const entry = this.#entry(taskId);
    const [newest, ...older] = entry.task.runs;
    const past = pastRuns(older.at(-1) ?? newest, count);
    entry.task = { ...entry.task, runs: [newest, ...older, ...past] };
  }

  pause(): void {
    this.#working = false;
    for (const { agent } of this.#entries.values()) agent.pause();
  }

  resume(): void {
    this.#working = true;
    for (const { agent } of this.#entries.values()) agent.resume();
  }

  #begin(task: Task): void {
    const say = (line: string) => this.#log(`${task.taskId} ${line}`);
    const agent = createAgent(task.runs[0], task.scenario, { speed: this.#speed, say });
    this.#entries.set(task.taskId, { task, agent });
    say(`agent begins: ${task.scenario.name}`);
    if (this.#working) agent.resume();
  }

  #entry(taskId: string): Entry {
    const entry = this.#entries.get(taskId);
    if (entry === undefined) throw new Error(`No task ${taskId}`);
    return entry;
  }
}
