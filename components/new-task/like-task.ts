import { formToolName } from '@/lib/form/request-kind';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import type { TaskRecord } from '@/lib/task/record';
import { type StoredTool, toStoredTool } from '@/lib/tools/definition';
import { simpleFormInputTool } from '@/lib/tools/form-input';

/**
 * The changes that make a draft repeat another task: its instruction, agent, connection and tools.
 * @param tools what the other task was given; null if not known, as for a task started elsewhere
 */
export function likeTask(
  draft: NewTaskDraft,
  { instruction, agent, connectionId }: TaskRecord,
  tools: readonly StoredTool[] | null,
): Partial<NewTaskDraft> {
  return {
    instruction,
    agent: agent || draft.agent,
    connectionId,
    ...(tools !== null && chosen(tools)),
  };
}

function chosen(tools: readonly StoredTool[]): Partial<NewTaskDraft> {
  const simple = toStoredTool(simpleFormInputTool).parameters;
  const form = tools.find(({ name }) => name === formToolName);
  return {
    askWithForm: form !== undefined,
    simpleForm: form?.parameters === simple,
    tools: tools.flatMap((tool) => (tool === form ? [] : [tool.name])),
  };
}
