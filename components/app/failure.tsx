import { Problem } from './problem';
import type { Attempt } from './use-command';

/** What went wrong with the latest sending of a command, if anything did. */
export function Failure({ attempt }: { readonly attempt: Attempt }) {
  return attempt.state === 'failed' ? <Problem error={attempt.error} /> : null;
}
