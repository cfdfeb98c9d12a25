import { useStored } from '@/components/app/use-stored';
import { z } from '@/lib/schema';
import { keys } from '@/lib/store/keys';
import { logEntrySchema } from '@/lib/task/log';

const logSchema = z.array(logEntrySchema);

/** What happened to a task, newest last. */
export function useLog(id: string) {
  return useStored('local', keys.log(id), logSchema);
}
