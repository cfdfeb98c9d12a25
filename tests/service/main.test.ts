import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

it('runs on plain Node, says its address and key, and ends on Ctrl-C with an agent at work', async () => {
  const service = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(service, 'exit');
  const [said]: string[] = await once(createInterface(service.stdout), 'line');
  const [, baseUrl = '', key = ''] = /^Service: (\S+) {2}Key: (\S+)$/.exec(said ?? '') ?? [];
  expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
  const response = await fetch(`${baseUrl}/task/create`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"task":"Log in","agent":"BROWSER_AGENT"}',
  });
  expect(await response.json()).toMatchObject({ success: true });
  service.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
