import { useStored } from '@/components/app/use-stored';
import { keys } from '@/lib/store/keys';
import { librarySchema } from '@/lib/store/library';

/** The person's own tools, as they are stored. */
export function useLibrary() {
  return useStored('local', keys.library, librarySchema);
}
