import { type Stored, useStored } from '@/components/app/stored/use-stored';
import { keys } from '@/lib/store/keys';
import { type Library, librarySchema } from '@/lib/store/library';

/** The person's own tools, as they are stored. */
export function useLibrary(): Stored<Library> {
  return useStored('local', keys.library, librarySchema);
}

/** The tools of a library; none if it cannot be read. */
export function libraryOf(stored: Stored<Library>): Library {
  return stored.kind === 'ok' ? stored.value : [];
}
