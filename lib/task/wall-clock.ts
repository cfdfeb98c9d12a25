/**
 * The moment (ms since the epoch) at which the person's local clock shows a time. If the clock shows that
 * time twice, it is the first moment; if it skips the time, the moment is as late as without the change.
 * @param at ms since the epoch, on the day that `days` is counted from
 * @param minutes what the clock shows, counted from midnight
 */
export function wallMoment(at: number, days: number, minutes: number): number {
  const from = new Date(at);
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 0, minutes).getTime();
}
