import { day, hour, minute } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { buildSave, buildTask } from '../../../support/build-task';
import type { ScriptedService } from '../../../support/world/scripted-service';
import { aWorld, type World } from '../../../support/world/world';

const slowDown = (seconds: number) => {
  const headers = { 'retry-after': String(seconds) };
  return Response.json({ success: false, error: 'Slow down' }, { status: 429, headers });
};

/** Sends an answer while the service wants fewer requests. */
async function answeredWhile(meddle: (world: World) => ScriptedService['meddle']): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-a');
  await world.pass(30_000);
  world.service.meddle = meddle(world);
  const answer = { id: 'a', toolCallId: 'call-a', input: 'Kim', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  return world;
}

const answers = ({ service }: World) => service.task('service-a').answers;
const delivery = async (world: World) => (await world.task('a'))?.call?.delivery;

describe('by a service that takes no answers, but other requests', () => {
  const noAnswers = () => (kind: string) => (kind === 'input' ? slowDown(120) : undefined);

  test('keeps no other task from being checked', async () => {
    const world = await answeredWhile(noAnswers);
    world.service.ask('service-b', 'call-b');
    await world.pass(10 * minute);
    expect((await world.task('b'))?.call?.toolCallId).toBe('call-b');
  });

  test('comes back to the person after an hour, who is told', async () => {
    const world = await answeredWhile(noAnswers);
    await world.pass(55 * minute);
    expect(await delivery(world)).toMatchObject({ state: 'queued' });
    const told = world.desktop.raises.length;
    await world.pass(10 * minute);
    const refused = { state: 'refused', stillWaiting: true, message: 'Slow down' };
    expect(await delivery(world)).toMatchObject(refused);
    expect(world.desktop.raises).toHaveLength(told + 1);
  });

  test('comes back to the person although the clock was set back', async () => {
    const world = await answeredWhile(noAnswers);
    world.clock.jump(-day);
    await world.pass(65 * minute);
    expect(await delivery(world)).toMatchObject({ state: 'refused', stillWaiting: true });
  });
});

describe('goes by itself once the service has room for it again', () => {
  test.each([120, 3_600])(
    'after hours without any request, asked anew every %i s',
    async (wait) => {
      const world = await answeredWhile(({ clock }) => {
        const end = clock.now() + 5 * hour;
        return () => (clock.now() < end ? slowDown(wait) : undefined);
      });
      await world.pass(7 * hour);
      expect(answers(world)).toHaveLength(1);
    },
  );

  test('where there is never room for more than one request', async () => {
    const world = await answeredWhile(({ clock }) => {
      let free = clock.now() + minute;
      return () => {
        if (clock.now() < free) return slowDown(Math.ceil((free - clock.now()) / 1_000));
        free = clock.now() + minute;
        return undefined;
      };
    });
    await world.pass(30 * minute);
    expect(answers(world)).toHaveLength(1);
  });
});

test('comes back from where its connection has moved, which does not know its task', async () => {
  const world = await answeredWhile(() => () => slowDown(120));
  world.service.meddle = () => Response.json({ success: false, error: 'Task not found' });
  const address = 'https://other.example.net';
  world.permissions.add(`${address}/*`);
  await world.worker.command('connection.save', buildSave({ address }));
  await world.pass(minute);
  expect(await delivery(world)).toMatchObject({ state: 'lost', moved: true });
});
