import { useStored } from '@/components/app/stored/use-stored';
import { keys } from '@/lib/store/keys';
import { readParameters, storedToolsSchema } from '@/lib/tools/definition';
import { describeArguments } from '@/lib/tools/describe-arguments';
import { useMemo } from 'preact/hooks';

const unknown = { description: '', describe: () => null };

/**
 * What the definitions that a task was created with say of a tool, in the person's own words. A task
 * made elsewhere has no definitions.
 */
export function useTool(taskId: string, name: string) {
  const stored = useStored('local', keys.tools(taskId), storedToolsSchema);
  return useMemo(() => {
    const tools = stored.kind === 'ok' ? stored.value : [];
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) return unknown;
    return {
      description: tool.description,
      describe: describeArguments(readParameters(tool.parameters)),
    };
  }, [stored, name]);
}
