import { createTask } from '@/lib/service/create-task';
import { storedToolSchema, toDefinition, toStoredTool } from '@/lib/tools/definition';
import { formInputTool } from '@/lib/tools/form-input';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reply, serve } from '../service/loopback-server';

const schemas = [
  // The keys are not in alphabetical order, and a double would round the number.
  '{"type":"object","properties":{"z":{"maximum":18446744073709551615},"a":{"type":"string"}}}',
  '{"__proto__":{"type":"string"},"constructor":true}',
  '{}',
  `${'{"items":'.repeat(20_000)}{}${'}'.repeat(20_000)}`,
];

test.each(schemas)('a schema reaches the service as it was written (%#)', async (parameters) => {
  const { transport, requests } = await serve(reply(200, { success: true, data: { taskId: 'a' } }));
  const tool = storedToolSchema.parse({ name: 'look_up', description: 'Looks up.', parameters });
  await createTask(transport, { task: 'Look up', agent: 'A', tools: [toDefinition(tool)] });
  expect(requests[0]?.body).toBe(
    '{"task":"Look up","agent":"A","tools":[{"type":"function","function":' +
      `{"name":"look_up","description":"Looks up.","parameters":${parameters}}}]}`,
  );
});

test('a definition is kept whole', () => {
  expect(toDefinition(toStoredTool(formInputTool))).toEqual(formInputTool);
});

test('only the text of a JSON object is parameters', () => {
  const accepted = (parameters: string) =>
    storedToolSchema.safeParse({ name: 'a', description: '', parameters }).success;
  expect(accepted(' {"a": 1}\n')).toBe(true);
  for (const text of ['', '{', '[]', 'null', 'true', '"{}"', '12345678901234567890']) {
    expect(accepted(text), text).toBe(false);
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      expect(accepted(text)).toBe(isObject);
    }),
  );
});
