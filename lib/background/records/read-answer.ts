import { type StoredAnswer, storedAnswerSchema } from '@/lib/store/answer';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { OpenCall } from '@/lib/task/record';
import type { BackgroundPorts } from '../ports';

/** The answer on its way to a task's call; null when its text is gone. A secret answer is in memory only. */
export async function readAnswer(
  ports: BackgroundPorts,
  id: string,
  { toolCallId, delivery }: OpenCall,
): Promise<StoredAnswer | null> {
  const area = delivery?.secret ? ports.session : ports.local;
  const stored = await read(area, keys.answer(id), storedAnswerSchema);
  return stored?.toolCallId === toolCallId ? stored : null;
}
