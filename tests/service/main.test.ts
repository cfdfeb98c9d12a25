import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

it('runs on plain Node, says its address, its key once and every request, and ends on Ctrl-C with an agent at work', async () => {
  const service = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void service.kill('SIGKILL'));
  const exited = once(service, 'exit');
  const output = createInterface(service.stdout);
  const lines: string[] = [];
  output.on('line', (line) => lines.push(line));
  const [said]: string[] = await once(output, 'line');
  const [, baseUrl = '', key = ''] = /^Service: (\S+) {2}Key: (\S+)$/.exec(said ?? '') ?? [];
  expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
  const response = await fetch(`${baseUrl}/task/create`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"task":"Log in","agent":"BROWSER_AGENT"}',
  });
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.headers.get('connection')).toBe('keep-alive');
  const check = await fetch(`${baseUrl}/check`, { headers: { 'x-api-key': key } });
  expect(await check.json()).toEqual({ success: true, data: 'ok' });
  await expect.poll(() => lines.join('\n')).toContain('POST  200  /api/v1/task/create');
  expect(lines.slice(1).join('\n')).not.toContain(key);
  service.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
