import { startService } from '../service/start-service.ts';
import { Beckon } from '../support/beckon/beckon.ts';
import { connect } from '../support/beckon/connect.ts';
import { buildExtension } from '../support/build.ts';
import { browser, ensurePrograms } from '../support/system.ts';
import { agentSays, goodbye, whatToTry } from './words.ts';
import { findDisplay } from './find-display.ts';
import { showWelcome } from './welcome.ts';

// Everything started below is stopped at the end, the last one first.
await using running = new AsyncDisposableStack();
const { promise: ended, resolve: end } = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end());

try {
  ensurePrograms([browser]);
  console.log('Building Beckon …');
  buildExtension();
  const service = await startService({
    port: 2003,
    extras: true,
    log: (line) => agentSays(line).forEach((words) => console.log(words)),
  });
  running.defer(() => service.stop());

  const display = await findDisplay();
  if (display) running.defer(() => display.stop());
  console.log('Opening the browser …');
  const env = { ...process.env, ...(display && { DISPLAY: display.name }) };
  const beckon = await Beckon.launch({ headless: false, forPerson: true, env });
  running.defer(() => beckon.stop());
  beckon.browser.once('disconnected', () => end());

  await connect(beckon, { name: 'Practice service', ...service });
  await showWelcome(beckon);
  console.log(whatToTry(service));
  await ended;
  console.log(goodbye);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
