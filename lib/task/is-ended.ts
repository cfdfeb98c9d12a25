/** Whether a run with this status has come to its end. `undefined`: no status was read yet. */
export function isEnded(status: string | null | undefined): boolean {
  return status === 'completed' || status === 'error';
}
