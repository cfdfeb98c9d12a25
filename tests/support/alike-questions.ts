import { minute } from '@/lib/time';
import { aTask } from './a-task';
import { aWorld, type World } from './world/world';

const form = (heading: string, label: string) => ({ heading, fields: [{ type: 'text', label }] });

/**
 * What is asked first, and what is asked later under the same id. As long as nobody has answered, the digests
 * count as the same.
 */
export const alikeQuestions: Record<string, readonly [unknown, unknown]> = {
  'under another label': [form('Input needed', 'Your name'), form('Input needed', 'Your city')],
  'under another heading': [form('Pay 10 francs?', 'Yes'), form('Pay 900 francs?', 'Yes')],
  'with other arguments of a tool': [{ amount: 10 }, { amount: 900 }],
};

/** A world whose agent has asked this a minute ago. */
export async function askedWorld(question: unknown): Promise<World> {
  const world = await aWorld();
  await world.put(aTask().build());
  world.service.ask('service-a', 'call-1', question);
  await world.pass(minute);
  return world;
}
