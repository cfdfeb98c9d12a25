import { countArguments } from '@/lib/tools/count-arguments';
import { readParameters } from '@/lib/tools/definition';
import { useMemo } from 'preact/hooks';

/** How many arguments a stored tool has. Counted once: the text may be long, and each key draws again. */
export function useArgumentCount(parameters: string): number {
  return useMemo(() => countArguments(readParameters(parameters)), [parameters]);
}
