import type { Ask } from '../agent/scenario.ts';
import type { Task } from '../tasks/task.ts';
import type { ServiceContext } from './context.ts';

/**
 * Interface §4.3: the newest run's status, with the tool call it waits for, if any.
 * @param more fields that the interface does not have
 */
export function runStatus(c: ServiceContext, { runs }: Task, more: object): Response {
  const [{ status, detailedStatus, call }] = runs;
  const toolCall = call && { toolCallId: call.toolCallId, tool: toolOf(call.ask) };
  return c.json({
    success: true,
    data: { status, detailedStatus, ...(toolCall === null ? {} : { toolCall }), ...more },
  });
}

function toolOf(ask: Ask): { name: string; parameters: object } {
  switch (ask.kind) {
    case 'form':
      return { name: 'form_input', parameters: ask.form };
    case 'tool':
      return { name: ask.name, parameters: ask.parameters };
  }
}
