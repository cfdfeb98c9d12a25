import { defaultSettings } from '@/lib/store/settings';
import { minute } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { blindSends } from '../../../crash/blind-sends';
import { aWorld, type World } from '../../../support/world/world';

const call = { id: 'a', toolCallId: 'call-1' };

const lies = {
  'a yes that was none': () => Response.json({ success: true }),
  'a gateway that always times out': () => new Response('<h1>504</h1>', { status: 504 }),
};

/** A world in which the person has answered, the service replies with `lie`, and no page is open. */
async function answered(lie: () => Response): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  world.service.meddle = (kind) => (kind === 'input' ? lie() : undefined);
  await world.worker.command('answer.submit', {
    ...call,
    input: '[]',
    secret: false,
    answers: [],
  });
  world.desktop.raises.length = 0;
  return world;
}

const titles = ({ desktop }: World) => desktop.raises.map(({ title }) => title);
const sends = ({ service }: World) => service.received.filter(({ kind }) => kind === 'input');

describe.each(Object.entries(lies))('an answer that met %s', (_, lie) => {
  test('is back with the person, who is told and reminded, and nothing is sent by itself', async () => {
    const world = await answered(lie);
    expect(world.desktop.badge.text).toBe('');
    expect(world.desktop.shown).toEqual([]);
    await world.pass(6 * minute);
    const sent = sends(world).length;
    expect(titles(world)).toEqual(['Your agent still asks what you answered']);
    expect(world.desktop.badge.text).toBe('1');
    await world.pass(4 * 60 * minute);
    // The person is reminded as of any request: after 15 minutes, 1 hour and 3 hours.
    expect(titles(world)).toHaveLength(4);
    expect(sends(world)).toHaveLength(sent);
    expect(await world.untruths()).toEqual([]);
  });

  test('leaves badge and desktop once the agent has gone on', async () => {
    const world = await answered(lie);
    await world.pass(6 * minute);
    expect(world.desktop.shown).toEqual(['request:a:call-1']);
    world.service.withdraw('service-a');
    await world.pass(minute);
    expect(world.desktop.shown).toEqual([]);
    expect(world.desktop.badge.text).toBe('');
  });

  test('waits in silence while its task is muted, or everything is', async () => {
    const muted = await answered(lie);
    await muted.worker.command('task.mute', { id: 'a', muted: true });
    const paused = await answered(lie);
    const pausedUntil = paused.clock.now() + 60 * minute;
    await paused.worker.command('settings.save', { ...defaultSettings, pausedUntil });
    for (const world of [muted, paused]) {
      await world.pass(30 * minute);
      expect(titles(world)).toEqual([]);
      expect(world.desktop.badge.text).toBe('1');
    }
    await paused.pass(31 * minute);
    expect(titles(paused)).toHaveLength(1);
  });

  test('can be put off', async () => {
    const world = await answered(lie);
    await world.pass(6 * minute);
    const until = world.clock.now() + 60 * minute;
    await world.worker.command('request.snooze', { ...call, until });
    await world.pass(59 * minute);
    expect(titles(world)).toHaveLength(1);
    await world.pass(minute);
    expect(titles(world)).toHaveLength(2);
  });

  test('is sent once more each time the person has it sent again', async () => {
    const world = await answered(lie);
    await world.pass(6 * minute);
    for (let again = 0; again < 3; again += 1) {
      const before = sends(world).length;
      await world.worker.command('answer.resend', call);
      await world.pass(10 * minute);
      expect(sends(world)).toHaveLength(before + 1);
    }
    expect(blindSends(world.service.received)).toBe(0);
  });

  test('is told of anew when it was sent again in vain', async () => {
    const world = await answered(lie);
    await world.pass(6 * minute);
    await world.worker.command('answer.resend', call);
    expect(world.desktop.shown).toEqual([]);
    expect(world.desktop.badge.text).toBe('');
    await world.pass(10 * minute);
    expect(titles(world)).toHaveLength(2);
  });

  test('of a paused task is not asked about for ever, and followed again when it is sent again', async () => {
    const world = await answered(lie);
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(6 * minute);
    const before = world.service.received.length;
    await world.pass(60 * minute);
    expect(world.service.received).toHaveLength(before);
    world.service.meddle = () => undefined;
    await world.worker.command('answer.resend', call);
    await world.pass(2 * minute);
    expect((await world.task('a'))?.settled[0]?.outcome).toBe('confirmed');
  });
});

test.each(['paused', 'archived'] as const)(
  'a refusal of what answered a task that is %s is looked into, once',
  async (watch) => {
    const world = await answered(() => Response.json({ success: false, error: 'Not waiting' }));
    await world.worker.command('task.watch', { id: 'a', watch });
    const before = world.service.received.length;
    await world.worker.command('answer.submit', {
      ...call,
      input: '[]',
      secret: false,
      answers: [],
    });
    await world.pass(60 * minute);
    expect((await world.task('a'))?.call?.delivery).toMatchObject({ stillWaiting: true });
    // These two requests are the answer and one reading.
    expect(world.service.received).toHaveLength(before + 2);
  },
);
