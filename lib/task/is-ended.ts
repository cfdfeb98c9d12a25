/** Whether a run with this status has come to its end; undefined while none was read. */
export function isEnded(status: string | null | undefined): boolean {
  return status === 'completed' || status === 'error';
}
