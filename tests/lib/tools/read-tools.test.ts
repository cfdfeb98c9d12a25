import { parseJson } from '@/lib/json';
import { type StoredTool, storedToolSchema } from '@/lib/tools/definition';
import { readTools } from '@/lib/tools/read-tools';
import { writeTools } from '@/lib/tools/write-tools';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescaped } from '../../support/unescaped';

const bare = { name: 'look_up', description: 'Looks up.', parameters: { type: 'object' } };
const tool = { type: 'function', function: bare };
const stored = {
  name: 'look_up',
  description: 'Looks up.',
  parameters: '{\n  "type": "object"\n}',
};

test.each([
  ['a single definition', tool],
  ['a list of definitions', [tool]],
  ['a bare function', bare],
  ['a list of bare functions', [bare]],
  ['what is sent to create a task', { task: 'Find it', agent: 'A', tools: [tool] }],
  ['a tool of an MCP server', { ...bare, parameters: undefined, inputSchema: bare.parameters }],
  [
    'one as other models take it',
    { ...bare, parameters: undefined, input_schema: bare.parameters },
  ],
])('%s is read', (_, value) => {
  expect(readTools(value)).toEqual([{ ok: true, tool: stored }]);
});

test('what many leave out is added', () => {
  const [read] = readTools({ type: 'function', function: { name: 'ping' } });
  expect(read).toEqual({ ok: true, tool: { name: 'ping', description: '', parameters: '{}' } });
});

test.each([
  [null, '', 'not-a-tool'],
  ['look_up', '', 'not-a-tool'],
  [{}, '', 'not-a-tool'],
  [{ type: 'function', function: [] }, '', 'not-a-tool'],
  [{ ...bare, name: 5 }, '', 'not-a-tool'],
  [{ ...bare, name: 'look up' }, 'look up', 'characters'],
  [{ ...bare, name: 'form_input' }, 'form_input', 'reserved'],
  [{ ...bare, description: ['a'] }, 'look_up', 'description'],
  [{ ...bare, parameters: [] }, 'look_up', 'parameters'],
  [{ ...bare, parameters: '{}' }, 'look_up', 'parameters'],
  [{ ...bare, parameters: true }, 'look_up', 'parameters'],
])('%j is told apart', (value, name, problem) => {
  expect(readTools([value, { ...bare, name: 'other' }])).toEqual([
    { ok: false, name, problem },
    { ok: true, tool: { ...stored, name: 'other' } },
  ]);
});

test('the second tool of a name is refused', () => {
  expect(readTools([tool, bare])[1]).toEqual({ ok: false, name: 'look_up', problem: 'repeated' });
  expect(readTools([{ ...bare, parameters: [] }, tool])[1]).toEqual({ ok: true, tool: stored });
});

test('spaces around a name are none of it, as in the editor', () => {
  const padded = { ...bare, name: ' look_up\n' };
  expect(readTools(padded)).toEqual([{ ok: true, tool: stored }]);
  expect(readTools([bare, padded])[1]).toMatchObject({ problem: 'repeated' });
});

test('an empty list holds nothing, and null is no tool', () => {
  expect(readTools([])).toEqual([]);
  expect(readTools(null)).toEqual([{ ok: false, name: '', problem: 'not-a-tool' }]);
});

const schemas = fc
  .dictionary(fc.string({ unit: unescaped }), fc.jsonValue({ stringUnit: unescaped }))
  .map((schema) => JSON.stringify(schema, null, 2));

test('what is written is what the interface takes, and reads back the same', () => {
  const tools = fc.uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z][\w-]{0,20}$/),
      description: fc.string(),
      parameters: schemas,
    }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(tools, (library: readonly StoredTool[]) => {
      const written = writeTools(library);
      expect(JSON.parse(written)).toEqual(
        library.map(({ name, description, parameters }) => ({
          type: 'function',
          function: { name, description, parameters: JSON.parse(parameters) },
        })),
      );
      expect(readTools(parseJson(written))).toEqual(
        library.map((one) => ({ ok: true, tool: one })),
      );
    }),
  );
});

test('long numbers and the order of keys come through an import and an export', () => {
  const text = '[{"name":"a","parameters":{"z":18446744073709551615,"a":1e999,"__proto__":{}}}]';
  const [read] = readTools(parseJson(text));
  const parameters = '{\n  "z": 18446744073709551615,\n  "a": 1e999,\n  "__proto__": {}\n}';
  expect(read).toEqual({ ok: true, tool: { name: 'a', description: '', parameters } });
  expect(read?.ok && writeTools([read.tool])).toContain('"z": 18446744073709551615');
});

test('a schema of any depth is taken', () => {
  const deep = `${'{"items":'.repeat(50_000)}{}${'}'.repeat(50_000)}`;
  const [read] = readTools(parseJson(`{"name":"a","parameters":${deep}}`));
  expect(read?.ok && storedToolSchema.safeParse(read.tool).success).toBe(true);
  expect(read?.ok && writeTools([read.tool])).toContain(deep);
});
