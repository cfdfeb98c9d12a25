import { formToolName } from '@/lib/form/request-kind';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import type { TaskRecord } from '@/lib/task/record';
import { type StoredTool, toStoredTool } from '@/lib/tools/definition';
import { simpleFormInputTool } from '@/lib/tools/form-input';
import { withAbout } from './with-about';

/**
 * A draft of a task like another: its words below those typed already, its agent, its connection.
 * @param tools what the other was given; null where that is not known, as of a task started elsewhere
 */
export function likeTask(
  draft: NewTaskDraft,
  { instruction, agent, connectionId }: TaskRecord,
  tools: readonly StoredTool[] | null,
): NewTaskDraft {
  return {
    ...draft,
    instruction: withAbout(draft.instruction, instruction).trimStart(),
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
