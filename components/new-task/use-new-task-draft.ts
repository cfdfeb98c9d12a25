import { useDraft } from '@/components/app/use-draft';
import { keys } from '@/lib/store/keys';
import { type NewTaskDraft, newTaskDraftSchema } from '@/lib/store/new-task-draft';
import { defaultAgent } from './default-agent';

const empty: NewTaskDraft = {
  instruction: '',
  agent: defaultAgent,
  connectionId: null,
  askWithForm: true,
  simpleForm: false,
  tools: [],
  watchId: '',
};

/** The draft of a new task, kept as it is typed. */
export function useNewTaskDraft() {
  return useDraft(keys.newTaskDraft, newTaskDraftSchema, empty);
}
