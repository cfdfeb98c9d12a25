import { useCommand } from '@/components/app/use-command';
import type { CommandError, Input } from '@/lib/messages';
import { isAnswerable } from '@/lib/task/deliver';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useRef, useState } from 'preact/hooks';

type Answer = Pick<Input<'answer.submit'>, 'input' | 'secret' | 'answers'>;

export interface AnswerPort {
  /** An answer is under way, or being handed over: none can be given. */
  readonly busy: boolean;
  /** Why the last one could not be handed over; null when it could. */
  readonly error: CommandError | null;
  /** Hands an answer over, unless one is on its way already. */
  readonly give: (answer: Answer) => Promise<void>;
}

/** Hands the answer to a call to the background, once however often the button is pressed. */
export function useAnswer(task: TaskRecord, call: OpenCall): AnswerPort {
  const { attempt, start } = useCommand('answer.submit');
  // A state would be seen by the next drawing only; a second press comes before it.
  const lockedRef = useRef(false);
  const [handed, setHanded] = useState<number | null | undefined>(undefined);
  const answeredAt = call.delivery?.answeredAt ?? null;
  const give = async (answer: Answer) => {
    if (lockedRef.current) return;
    lockedRef.current = true;
    const result = await start({ id: task.id, toolCallId: call.toolCallId, ...answer });
    lockedRef.current = false;
    if (result.ok) setHanded(answeredAt);
  };
  return {
    // Between the background's word and its record there is an instant in which nothing shows yet.
    busy: !isAnswerable(call.delivery) || attempt.state === 'busy' || handed === answeredAt,
    error: attempt.state === 'failed' ? attempt.error : null,
    give,
  };
}
