import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { StoredTool } from '@/lib/tools/definition';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';

const tool = (name: string, description = ''): StoredTool => ({
  name,
  description,
  parameters: '{"z":1,"a":18446744073709551615}',
});

async function library(...tools: StoredTool[]) {
  const { ports, storage } = backgroundWorld();
  if (tools.length > 0) await ports.local.set({ [keys.library]: seal(tools) });
  return {
    save: (replaces: string | null, definition: StoredTool) =>
      handleCommand(ports, 'library.save', { replaces, definition }),
    remove: (name: string) => handleCommand(ports, 'library.remove', { name }),
    importAll: (definitions: StoredTool[]) =>
      handleCommand(ports, 'library.import', { definitions }),
    ports,
    stored: () => storage.dump('local')[keys.library],
  };
}

const done = { ok: true, value: null };

test('tools are kept by name, as they were written', async () => {
  const { save, stored } = await library();
  expect(await save(null, tool('b'))).toEqual(done);
  expect(await save(null, tool('a'))).toEqual(done);
  expect(stored()).toEqual(seal([tool('a'), tool('b')]));
});

test('a tool takes the place of itself, under another name too', async () => {
  const { save, stored } = await library(tool('a'), tool('b'));
  expect(await save('a', tool('a', 'new'))).toEqual(done);
  expect(await save('a', tool('c', 'newer'))).toEqual(done);
  expect(stored()).toEqual(seal([tool('b'), tool('c', 'newer')]));
});

test('a name is given once', async () => {
  const { save, stored } = await library(tool('a'), tool('b'));
  const taken = { ok: false, error: { code: 'name-taken' } };
  expect(await save(null, tool('a', 'other'))).toEqual(taken);
  expect(await save('b', tool('a', 'other'))).toEqual(taken);
  expect(stored()).toEqual(seal([tool('a'), tool('b')]));
});

test('a tool that was removed meanwhile is saved as a new one', async () => {
  const { save, stored } = await library();
  expect(await save('gone', tool('a'))).toEqual(done);
  expect(stored()).toEqual(seal([tool('a')]));
});

test('a name no function can have is refused', async () => {
  const { save, importAll, stored } = await library();
  const invalid = { ok: false, error: { code: 'invalid' } };
  expect(await save(null, tool('form_input'))).toEqual(invalid);
  expect(await importAll([tool('a'), tool('b c')])).toEqual(invalid);
  expect(stored()).toBeUndefined();
});

test('a removed tool is gone, and comes back when it is saved again', async () => {
  const { save, remove, stored } = await library(tool('a'), tool('b'));
  expect(await remove('a')).toEqual(done);
  expect(await remove('a')).toEqual(done);
  expect(stored()).toEqual(seal([tool('b')]));
  await save(null, tool('a'));
  expect(stored()).toEqual(seal([tool('a'), tool('b')]));
});

test('an import adds what is new and leaves what is there', async () => {
  const { importAll, stored } = await library(tool('b', 'mine'));
  const definitions = [tool('c'), tool('b', 'theirs'), tool('a'), tool('a', 'again')];
  const value = { added: 2, taken: 2 };
  expect(await importAll(definitions)).toEqual({ ok: true, value });
  expect(stored()).toEqual(seal([tool('a'), tool('b', 'mine'), tool('c')]));
});

test('changes at the same time all count', async () => {
  const { save, stored } = await library();
  const names = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(names.map((name) => save(null, tool(name))));
  expect(stored()).toEqual(seal(names.map((name) => tool(name))));
});

test('a library that cannot be read is left as it is', async () => {
  const { ports, save, remove, importAll, stored } = await library();
  const broken = { v: 1, data: [{ name: 'a', description: '', parameters: 'no JSON' }] };
  await ports.local.set({ [keys.library]: broken });
  const invalid = { ok: false, error: { code: 'invalid' } };
  expect(await save(null, tool('b'))).toEqual(invalid);
  expect(await remove('a')).toEqual(invalid);
  expect(await importAll([tool('b')])).toEqual(invalid);
  expect(stored()).toEqual(broken);
});
