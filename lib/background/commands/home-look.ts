import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { lookAgain, looksSchema } from '@/lib/task/looks';
import type { Handler } from './handler';

export const lookAtHome: Handler<'home.look'> = async (ports) => {
  await ports.locks.run('looks', async () => {
    const before = await read(ports.local, keys.looks, looksSchema);
    const after = lookAgain(before, ports.clock.now());
    await ports.local.set({ [keys.looks]: seal(after) });
  });
  return succeed(null);
};
