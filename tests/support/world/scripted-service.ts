import { z } from '@/lib/schema';
import type { Clock } from '@/lib/ports';

/** One request as the service received it, whether or not its answer arrived. */
export interface Received {
  readonly at: number;
  readonly kind: 'create' | 'status' | 'input' | 'runs';
  readonly taskId: string | null;
  /** For an answer, the call it is for. For a status, the call it showed; null for none. */
  readonly toolCallId: string | null;
  readonly input: string | null;
  /** Whether an answer was taken. */
  readonly applied: boolean;
}

interface AgentTask {
  readonly taskId: string;
  status: string | null;
  detailedStatus: string | null;
  call: { readonly toolCallId: string; readonly parameters: unknown } | null;
  /** The call that was answered, and in how many more readings it still shows. */
  lingering: { readonly toolCallId: string; readings: number } | null;
  readonly answers: { readonly toolCallId: string; readonly input: string }[];
}

const answerSchema = z.object({ input: z.string(), toolCallId: z.string() });
/** The form that the digest of `buildCall` describes. */
const form = {
  heading: 'Log in',
  description: '',
  fields: [
    { type: 'text', label: 'Name' },
    { type: 'password', label: 'Password' },
  ],
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const refuse = (error: string) => json({ success: false, error });

/** The interface in memory. The test moves its agents, and it answers in no time. */
export class ScriptedService {
  readonly #clock: Clock;
  readonly #tasks = new Map<string, AgentTask>();
  readonly received: Received[] = [];
  readonly baseUrl = 'https://api.example.net/api/v1';
  /** In how many readings an answered call still shows. */
  lingers = 0;
  /** Answers a request in the service's place; undefined leaves it to the service. */
  meddle: (kind: Received['kind']) => Response | undefined = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  task(taskId: string): AgentTask {
    const task = this.#tasks.get(taskId);
    if (task === undefined) throw new Error(`The service has no task ${taskId}`);
    return task;
  }

  get taskIds(): readonly string[] {
    return [...this.#tasks.keys()];
  }

  /** A task made elsewhere. */
  add(taskId: string): AgentTask {
    const task: AgentTask = {
      taskId,
      status: 'running',
      detailedStatus: 'processing_page',
      call: null,
      lingering: null,
      answers: [],
    };
    this.#tasks.set(taskId, task);
    return task;
  }

  /** The agent asks; a call that waited is replaced. */
  ask(taskId: string, toolCallId: string, parameters: unknown = form): void {
    Object.assign(this.task(taskId), {
      call: { toolCallId, parameters },
      lingering: null,
      status: 'running',
      detailedStatus: 'tool_call',
    });
  }

  /** The call is answered elsewhere, or given up. */
  withdraw(taskId: string): void {
    Object.assign(this.task(taskId), { call: null, detailedStatus: 'processing_page' });
  }

  finish(taskId: string, status: 'completed' | 'error'): void {
    Object.assign(this.task(taskId), { call: null, status, detailedStatus: null });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const path = new URL(new Request(input).url).pathname.replace('/api/v1', '');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const [, , taskId = null, ...rest] = path.split('/').map(decodeURIComponent);
    if (path === '/task/create') return this.#create();
    if (rest[0] === 'runs') return this.#runs(taskId);
    return rest[1] === 'status' ? this.#status(taskId) : this.#take(taskId, body);
  };

  #create(): Response {
    const meddled = this.meddle('create');
    const taskId = `task-${this.#tasks.size + 1}`;
    this.#note({ kind: 'create', taskId: meddled === undefined ? taskId : null });
    if (meddled !== undefined) return meddled;
    this.add(taskId);
    return json({ success: true, data: { taskId } });
  }

  #runs(taskId: string | null): Response {
    this.#note({ kind: 'runs', taskId });
    return this.meddle('runs') ?? json({ success: true, data: [], total: 0, page: 1, limit: 30 });
  }

  #status(taskId: string | null): Response {
    const task = this.#tasks.get(taskId ?? '');
    const call = task === undefined ? null : shownCall(task);
    const meddled = this.meddle('status');
    this.#note({ kind: 'status', taskId, toolCallId: meddled ? null : (call?.toolCallId ?? null) });
    if (meddled !== undefined) return meddled;
    if (task === undefined) return refuse('Task not found');
    const { status, detailedStatus } = task;
    const toolCall = call && { toolCallId: call.toolCallId, tool: { name: 'form_input', ...call } };
    return json({ success: true, data: { status, detailedStatus, toolCall } });
  }

  #take(taskId: string | null, body: unknown): Response {
    const { input, toolCallId } = answerSchema.parse(body);
    const task = this.#tasks.get(taskId ?? '');
    const meddled = this.meddle('input');
    const applied = meddled === undefined && task?.call?.toolCallId === toolCallId;
    this.#note({ kind: 'input', taskId, toolCallId, input, applied });
    if (meddled !== undefined) return meddled;
    if (task === undefined || !applied) return refuse('Tool call ID mismatch');
    task.answers.push({ toolCallId, input });
    task.lingering = { toolCallId, readings: this.lingers };
    this.withdraw(task.taskId);
    return json({ success: true });
  }

  #note(request: Pick<Received, 'kind' | 'taskId'> & Partial<Received>): void {
    const at = this.#clock.now();
    this.received.push({ toolCallId: null, input: null, applied: false, ...request, at });
  }
}

function shownCall(task: AgentTask): { toolCallId: string; parameters: unknown } | null {
  if (task.call !== null) return task.call;
  if (task.lingering === null || task.lingering.readings === 0) return null;
  task.lingering.readings -= 1;
  return { toolCallId: task.lingering.toolCallId, parameters: form };
}
