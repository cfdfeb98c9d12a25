import { summaryId } from '@/lib/background/attention/notification-id';
import { blindSends } from '../crash/blind-sends';
import type { Agents } from './agents';
import type { Owner } from './owner';
import { day, hour, minute } from '@/lib/time';
import type { Received } from '../support/world/scripted-service';
import type { Scene } from './scene';

export interface Figures {
  readonly tasks: number;
  readonly deaths: number;
  readonly requests: number;
  /** How many requests it would take to ask about every task every 30 s. */
  readonly requestsOfPolling: number;
  readonly writes: { readonly disk: number; readonly memory: number };
  readonly asked: number;
  /**
   * The times from pending to told, in ms, the shortest first, without requests that came in quiet
   * hours.
   */
  readonly latencies: readonly number[];
  readonly answers: number;
  readonly told: number;
  /** Counts reminders of single requests; a summary stands for many. */
  readonly reminders: number;
  readonly summaries: number;
  readonly ended: number;
  readonly faults: Faults;
}

/** All of these must be 0. */
interface Faults {
  readonly lost: number;
  /** How many requests got an answer again after the service had taken one; it takes no second. */
  readonly answeredTwice: number;
  readonly blind: number;
  /** How many requests were told of again before the first reminder was due. */
  readonly duplicates: number;
  readonly toldAfterAnswer: number;
  readonly toldInQuietHours: number;
  /** How many requests nobody was told of. */
  readonly missed: number;
}

export function judge(
  scene: Scene,
  agents: Agents,
  owner: Owner,
  begun: ReadonlyMap<string, number>,
): Figures {
  const { world, plan } = scene;
  const asks = [...agents.asks];
  const times = [...owner.told.values()];
  const raises = world.desktop.raises;
  const quiet = plan.quietHours ? raises.filter(({ at }) => isNight(at)) : [];
  const answersTo = (toolCallId: string, taskId: string) =>
    world.service.task(taskId).answers.filter((answer) => answer.toolCallId === toolCallId);
  return {
    tasks: begun.size,
    deaths: scene.deaths,
    requests: world.service.received.length,
    requestsOfPolling: [...begun.values()]
      .map((at) => Math.floor((plan.duration - at) / 30_000))
      .reduce((sum, count) => sum + count, 0),
    writes: scene.writes,
    asked: asks.length,
    latencies: latencies(scene, agents, owner),
    answers: owner.given.size,
    told: times.length,
    reminders: times.reduce((sum, told) => sum + told.length - 1, 0),
    summaries: raises.filter(({ id }) => id === summaryId).length,
    ended: raises.filter(({ id }) => id.startsWith('ended:') || id === 'endings').length,
    faults: {
      lost: asks.filter(
        ([id, { taskId }]) => owner.given.has(id) && answersTo(id, taskId).length === 0,
      ).length,
      answeredTwice: asks.filter(([id]) => isSentOnceTaken(world.service.received, id)).length,
      blind: blindSends(world.service.received),
      duplicates: times.flatMap((told) =>
        told.filter((at, index) => index > 0 && at - (told[index - 1] ?? 0) < 14 * minute),
      ).length,
      toldAfterAnswer: [...owner.told].flatMap(([id, told]) =>
        told.filter((at) => at > (owner.given.get(id)?.at ?? Infinity)),
      ).length,
      toldInQuietHours: quiet.length,
      missed: asks.filter(([id, { goneAt }]) => goneAt === null && !owner.told.has(id)).length,
    },
  };
}

function isSentOnceTaken(received: readonly Received[], id: string): boolean {
  const sends = received.filter(({ kind, toolCallId }) => kind === 'input' && toolCallId === id);
  return sends.slice(0, -1).some(({ applied }) => applied);
}

function latencies({ plan }: Scene, { asks }: Agents, { told }: Owner): readonly number[] {
  return [...told]
    .flatMap(([id, [first]]) => {
      const ask = asks.get(id);
      if (ask === undefined || first === undefined) return [];
      // The simulation begins at 9:50.
      const isQuiet = plan.quietHours && isNight(ask.askedAt + 9 * hour + 50 * minute);
      return isQuiet ? [] : [first - ask.askedAt];
    })
    .toSorted((one, other) => one - other);
}

function isNight(wall: number): boolean {
  const sinceMidnight = wall % day;
  return sinceMidnight >= 22 * hour || sinceMidnight < 7 * hour;
}
