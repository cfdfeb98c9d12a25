import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { waitFor } from '../support/wait-for.ts';

const main = fileURLToPath(new URL('../start/main.ts', import.meta.url));
const patience = 90_000;

// With a display, the browser would open in front of the person who runs the tests.
test.runIf(process.platform === 'linux')(
  'npm start ends with a connected browser, and Ctrl-C ends all of it',
  async () => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
    const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(started, 'exit');
    let said = '';
    started.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    try {
      await waitFor(
        'npm start to be ready',
        async () => said,
        (words) => words.includes('Ctrl-C ends the browser and the service.'),
        patience,
      );
      expect(said).toContain('Its side panel is open on New task');
      const [, baseUrl = ''] = /\((http:\S+)\)/.exec(said) ?? [];
      const answer = await fetch(`${baseUrl}/task/none/runs`);
      expect(await answer.json()).toEqual({ success: false, error: 'API key is required' });

      started.kill('SIGINT');
      expect(await exited).toEqual([0, null]);
      expect(said).toContain('Beckon, the browser and the service have ended.');
      await expect(fetch(baseUrl)).rejects.toThrow('fetch failed');
    } finally {
      started.kill();
      await exited;
    }
  },
  2 * patience,
);
