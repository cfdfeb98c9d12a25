import { createTask } from '@/lib/service/create-task';
import { listRuns } from '@/lib/service/list-runs';
import { runStatus } from '@/lib/service/run-status';
import { submitToolInput } from '@/lib/service/submit-tool-input';
import { serviceErrorSchema } from '@/lib/service/errors';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { key, reply, startServer } from './loopback-server';

const value = fc.jsonValue({ maxDepth: 2 });
const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: value });

const status = fc.record(
  {
    status: mostly(fc.constant('running')),
    detailedStatus: value,
    toolCall: mostly(
      fc.record(
        { toolCallId: mostly(fc.string()), tool: mostly(fc.record({ name: mostly(fc.string()) })) },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);
const envelope = fc.record(
  {
    success: mostly(fc.boolean()),
    error: mostly(fc.string()),
    data: fc.oneof(status, fc.array(fc.record({ id: value, created_at: value })), value),
    total: value,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  envelope.map((json) => JSON.stringify(json)),
  fc.json(),
  fc.string(),
);
const httpStatus = fc.constantFrom(200, 201, 204, 300, 304, 400, 401, 404, 429, 500, 503);

test('whatever a service answers is a result or a documented error', async () => {
  let answer = reply(200, '');
  const { origin } = await startServer((response) => answer(response));
  const transport = { fetch, now: Date.now, baseUrl: `${origin}/api/v1`, key };
  await fc.assert(
    fc.asyncProperty(httpStatus, body, async (code, text) => {
      answer = reply(code, text);
      const results = await Promise.all([
        createTask(transport, { task: 'a', agent: 'b', tools: [] }),
        listRuns(transport, 't', 1),
        runStatus(transport, 't'),
        submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' }),
      ]);
      for (const result of results) {
        if (result.ok) expect([code, text]).not.toSatisfy(isFailure);
        else expect(serviceErrorSchema().safeParse(result.error).success).toBe(true);
      }
    }),
  );
});

function isFailure([code, text]: [number, string]): boolean {
  return code >= 300 || (code !== 204 && /^\{"success":false\b/.test(text));
}
