import type { Figures } from './judge';

const seconds = (ms: number | undefined) => `${Math.round((ms ?? 0) / 1_000)} s`;
const count = (value: number) => value.toLocaleString('en');

/** The figures in lines, for people. */
export function formatFigures(figures: Figures): string {
  const { requests, requestsOfPolling, writes, latencies, faults } = figures;
  const share = Math.round((100 * requests) / requestsOfPolling);
  const part = (of: number) => latencies[Math.floor((latencies.length - 1) * of)];
  return [
    `${figures.tasks} tasks, ${figures.asked} requests of agents, ${figures.deaths} wakes that died`,
    `sent: ${count(requests)} requests, ${share} % of the ${count(requestsOfPolling)} of asking every 30 s`,
    `written: ${count(writes.disk)} times to disk, ${count(writes.memory)} times to memory`,
    `pending to told: median ${seconds(part(0.5))}, 95th ${seconds(part(0.95))}, max ${seconds(part(1))} (asking every 30 s: 15 s, 29 s, 30 s)`,
    `notifications: ${figures.told} for requests, ${figures.reminders} reminders, ${figures.summaries} for many at once, ${figures.ended} for ended runs`,
    `answers: ${figures.answers} given, lost ${faults.lost}, delivered twice ${faults.answeredTwice}, blind second sends ${faults.blind}`,
    `requests told of twice ${faults.duplicates}, after the answer ${faults.toldAfterAnswer}, in quiet hours ${faults.toldInQuietHours}, missed ${faults.missed}`,
  ].join('\n');
}
