import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../service/start-service.ts';
import { Beckon } from '../support/beckon/beckon.ts';
import { connect } from '../support/beckon/connect.ts';
import { waitFor } from '../support/wait-for.ts';
import { keepEvidence } from '../e2e/support/evidence.ts';
import { judge, type Tally } from './judge.ts';
import { Person } from './person.ts';
import { alterToNoteRaises, duplicateRaises } from './raises.ts';
import { seeded } from '../support/seeded.ts';
import { seenTasks } from './records.ts';
import { latency, strike } from './strike.ts';

const patience = 90_000;

/**
 * Kills the real worker `kills` times while a person starts tasks and answers them. Then lets
 * everything that is under way come to its end.
 * @throws when something does not end in time
 */
export async function runKills(kills: number, seed: number): Promise<Tally> {
  const service = await startService({ speed: 10 });
  try {
    const beckon = await Beckon.launch({ headless: true, alter: alterToNoteRaises });
    try {
      await connect(beckon, { ...service, name: 'Test service' });
      service.misbehave({ match: { times: Infinity }, how: { kind: 'delay', ms: latency } });
      const person = new Person(beckon, seeded(seed));
      const random = seeded(seed + 1);
      const stopLiving = live(person);
      try {
        for (let count = 0; count < kills; count += 1) await strike({ beckon, service, random });
      } finally {
        await stopLiving();
      }
      await waitFor(
        'every task to end',
        () => sleep(250).then(() => person.act(false)),
        (going) => going.length === 0,
        patience,
      ).catch((error) => keepEvidence('kills', beckon, service).then(() => Promise.reject(error)));
      const [tasks, duplicates] = [await seenTasks(beckon), await duplicateRaises(beckon)];
      return judge(service, { kills, tasks, given: person.given, duplicates });
    } finally {
      await beckon.stop();
    }
  } finally {
    await service.stop();
  }
}

/** Lets the person act again and again. Returns a function that stops this. */
function live(person: Person): () => Promise<void> {
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      await person.act(true);
      await sleep(250);
    }
  })();
  return async () => {
    stop.abort();
    await done;
  };
}
