import { vi } from 'vitest';
import { z } from 'zod';
import type { RunningService } from '../start-service.ts';

const answerSchema = z.looseObject({ success: z.boolean() });
const createdSchema = z.object({ data: z.object({ taskId: z.string() }) });
const callSchema = z.object({
  toolCallId: z.string(),
  tool: z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }),
});
const statusSchema = z.object({
  data: z.strictObject({
    status: z.nullable(z.string()),
    detailedStatus: z.nullable(z.string()),
    toolCall: z.optional(callSchema),
    liveStatus: z.optional(z.nullable(z.string())),
  }),
});

export type Answer = z.infer<typeof answerSchema>;
export type Status = z.infer<typeof statusSchema>['data'];
export type Call = z.infer<typeof callSchema>;

/** Sends one request with the key, unless it brings its own. */
export function send(
  service: RunningService,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('x-api-key')) headers.set('x-api-key', service.key);
  return fetch(`${service.baseUrl}${path}`, { redirect: 'manual', ...init, headers });
}

export function post(service: RunningService, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return send(service, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function read(response: Response | Promise<Response>): Promise<Answer> {
  return answerSchema.parse(await (await response).json());
}

/** @returns the task's id */
export async function createTask(service: RunningService, task: string): Promise<string> {
  const created = await read(post(service, '/task/create', { task, agent: 'BROWSER_AGENT' }));
  return createdSchema.parse(created).data.taskId;
}

export async function statusOf(service: RunningService, taskId: string): Promise<Status> {
  return statusSchema.parse(await read(send(service, `/task/${taskId}/run/status`))).data;
}

/** Polls until the agent waits for something other than the call `before`. */
export function nextCall(service: RunningService, taskId: string, before?: string): Promise<Call> {
  const poll = async () => {
    const { toolCall } = await statusOf(service, taskId);
    if (toolCall === undefined || toolCall.toolCallId === before) throw new Error('No call yet');
    return toolCall;
  };
  return vi.waitFor(poll, { timeout: 20_000, interval: 5 });
}

/** The input string of a form whose every field is answered with `value`. */
export function fill({ tool }: Call, value: unknown): string {
  const fields = z.array(z.looseObject({})).parse(tool.parameters.fields);
  return JSON.stringify(fields.map((field) => Object.assign(field, { value })));
}

export function answer(
  service: RunningService,
  taskId: string,
  toolCallId: string,
  input: string,
): Promise<Answer> {
  return read(post(service, `/task/${taskId}/run/tool-input`, { input, toolCallId }));
}
