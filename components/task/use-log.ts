import { useStored } from '@/components/app/use-stored';
import { keys } from '@/lib/store/keys';
import { logSchema } from '@/lib/task/log';

/** What happened to a task, newest last. */
export function useLog(id: string) {
  return useStored('local', keys.log(id), logSchema);
}
