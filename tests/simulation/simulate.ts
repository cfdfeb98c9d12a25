import { day, hour, minute } from '@/lib/time';
import { alarmPeriod } from '@/lib/task/pace';
import { defaultSettings } from '@/lib/store/settings';
import { buildConnection } from '../support/build-task';
import { seeded } from '../support/seeded';
import { setTimeZone } from '../support/time-zone';
import { World } from '../support/world/world';
import { Agents } from './agents';
import { type Figures, judge } from './judge';
import { Owner } from './owner';
import type { Plan } from './plan';
import { Scene } from './scene';

const connections = ['office', 'home', 'lab'];
/** Time for what is still under way at the end to finish. */
const epilogue = hour;

/** Plays the plan on a clock of its own, with no page open, and counts. */
export async function simulate(plan: Plan): Promise<Figures> {
  const world = new World();
  for (const id of connections) await world.connect(buildConnection({ id }));
  // The plan's nights are those of UTC.
  setTimeZone('UTC');
  const quietHours = { ...defaultSettings.quietHours, on: plan.quietHours };
  await world.worker.command('settings.save', { ...defaultSettings, quietHours });
  const scene = new Scene(world, plan, seeded(plan.seed));
  const [agents, owner] = [new Agents(scene), new Owner(scene)];
  fill(scene, owner);
  const begun = new Map<string, number>();
  const ticks = { next: alarmPeriod };
  while (scene.passed < plan.duration) {
    const next = Math.min(scene.agenda.next, ticks.next);
    if (next > scene.passed) await world.clock.advance(next - scene.passed);
    if (next === ticks.next) {
      await scene.worker().alarm();
      ticks.next = Math.max(ticks.next + alarmPeriod, scene.passed);
    } else {
      await scene.agenda.happen();
    }
    for (const taskId of world.service.taskIds.slice(begun.size)) {
      begun.set(taskId, scene.passed);
      agents.start(taskId);
    }
    await owner.listen();
    agents.goOn();
  }
  world.online = true;
  world.startWorker();
  await world.pass(epilogue);
  await owner.listen();
  return judge(scene, agents, owner, begun);
}

/** Fills the agenda: tasks by day, and clock changes and network cuts at any time. */
function fill(scene: Scene, owner: Owner): void {
  const { plan, agenda, random, world } = scene;
  const days = Math.ceil(plan.duration / day);
  // Until evening, so that some agents ask in quiet hours.
  const begins = plan.quietHours ? 12 * hour : 9 * hour;
  const anywhen = () => random() * plan.duration;
  for (let index = 0; index < plan.tasks; index += 1) {
    const since = random() * Math.min(begins, plan.duration / 2);
    const connectionId = connections[index % connections.length] ?? '';
    agenda.add(Math.floor(random() * days) * day + since, () => owner.startTask(connectionId));
  }
  for (let index = 0; index < plan.networkCuts; index += 1) {
    const at = anywhen();
    agenda.add(at, () => void (world.online = false));
    agenda.add(at + (1 + random() * 9) * minute, () => void (world.online = true));
  }
  for (let index = 0; index < plan.clockJumps; index += 1) {
    const by = (random() - 0.5) * 2 * hour;
    agenda.add(anywhen(), () => scene.setClock(by));
  }
}
