/**
 * The moment (ms since the epoch) at which the wall clock of where the person is shows a time.
 * Of a time that is shown twice it is the first; one that is skipped is as late as it would have been
 * without the change.
 * @param at ms since the epoch, on the day that `days` is counted from
 * @param minutes what the clock shows, counted from midnight
 */
export function wallMoment(at: number, days: number, minutes: number): number {
  const from = new Date(at);
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 0, minutes).getTime();
}
