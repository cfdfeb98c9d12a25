import { useStored } from '@/components/app/use-stored';
import { keys } from '@/lib/store/keys';
import { storedToolsSchema } from '@/lib/tools/definition';

/** The person's own description of a tool a task was created with; null when it is not known. */
export function useToolDescription(taskId: string, toolName: string): string | null {
  const stored = useStored('local', keys.tools(taskId), storedToolsSchema);
  if (stored.kind !== 'ok') return null;
  return stored.value.find(({ name }) => name === toolName)?.description ?? null;
}
