import { Alert } from '@/components/look/alert';
import { Problem } from './problem';
import type { Attempt } from './use-command';

interface FailureProps {
  readonly attempt: Attempt;
  /** What to say when Beckon's background did not answer, in place of the usual words. */
  readonly unanswered?: string;
}

/**
 * What went wrong with the latest sending of a command, if anything did. It comes into sight: the bar
 * below, with the button that was pressed, may stand in front of it.
 */
export function Failure({ attempt, unanswered }: FailureProps) {
  if (attempt.state !== 'failed') return null;
  const { error } = attempt;
  return unanswered !== undefined && error.code === 'no-answer' ? (
    <Alert ref={intoSight}>{unanswered}</Alert>
  ) : (
    <Problem ref={intoSight} error={error} />
  );
}

/** A failure is drawn anew with each attempt, since there is none while a command is under way. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
