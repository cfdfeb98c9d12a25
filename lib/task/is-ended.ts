/** Whether a run with this status has come to its end. */
export function isEnded(status: string | null): boolean {
  return status === 'completed' || status === 'error';
}
