import { useCommand } from '@/components/app/command/use-command';
import type { CommandError, Input } from '@/lib/commands';
import { isAnswerable } from '@/lib/task/deliver';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useRef, useState } from 'preact/hooks';

type Answer = Pick<Input<'answer.submit'>, 'input' | 'secret' | 'answers'>;

export interface Answering {
  /** An answer is under way, or being handed over: no other can be given. */
  readonly busy: boolean;
  /** Why the last answer could not be handed over; null when it could. */
  readonly error: CommandError | null;
  /** Hands an answer over, unless one is on its way already. Starts to do so synchronously. */
  readonly give: (answer: Answer) => Promise<void>;
}

/** Hands the answer to a call over to the background, only once however often the button is pressed. */
export function useAnswer(task: TaskRecord, call: OpenCall): Answering {
  const { attempt, busy, start } = useCommand();
  // A ref, since a form gives its answer once it has been read, to the `give` it had when it was sent.
  const givenRef = useRef<number | null | undefined>(undefined);
  const [tried, setTried] = useState<number | null>(null);
  // The background replies a moment before its record shows the delivery. So an answer counts as handed
  // over for as long as the record shows the delivery (or none) from before the answer.
  const answeredAt = call.delivery?.answeredAt ?? null;
  const isLatest = tried === answeredAt;
  const give = async (answer: Answer) => {
    if (givenRef.current === answeredAt) return;
    givenRef.current = answeredAt;
    setTried(answeredAt);
    const result = await start('answer.submit', {
      id: task.id,
      toolCallId: call.toolCallId,
      ...answer,
    });
    if (!result.ok) givenRef.current = undefined;
  };
  return {
    busy: !isAnswerable(call.delivery) || busy || (attempt.state === 'done' && isLatest),
    // A background that ended with the answer in its record could not say so; the record does.
    error:
      attempt.state === 'failed' && (attempt.error.code !== 'no-answer' || isLatest)
        ? attempt.error
        : null,
    give,
  };
}
