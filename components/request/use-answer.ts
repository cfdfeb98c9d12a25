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
  /** Hands an answer over, unless one is on its way already. That has begun before the call returns. */
  readonly give: (answer: Answer) => Promise<void>;
}

/** Hands the answer to a call to the background, once however often the button is pressed. */
export function useAnswer(task: TaskRecord, call: OpenCall): AnswerPort {
  const { attempt, busy, start } = useCommand('answer.submit');
  // A state would be seen by the next drawing only; a second press comes before it.
  const lockedRef = useRef(false);
  const handedRef = useRef<number | null | undefined>(undefined);
  const [handed, setHanded] = useState<number | null | undefined>(undefined);
  // Between the background's word and its record there is an instant in which nothing shows yet:
  // an answer handed over holds for as long as the delivery is the one it was given on top of.
  const answeredAt = call.delivery?.answeredAt ?? null;
  const give = async (answer: Answer) => {
    if (lockedRef.current || handedRef.current === answeredAt) return;
    lockedRef.current = true;
    try {
      const result = await start({ id: task.id, toolCallId: call.toolCallId, ...answer });
      if (!result.ok) return;
      handedRef.current = answeredAt;
      setHanded(answeredAt);
    } finally {
      lockedRef.current = false;
    }
  };
  return {
    busy: !isAnswerable(call.delivery) || busy || handed === answeredAt,
    error: attempt.state === 'failed' ? attempt.error : null,
    give,
  };
}
