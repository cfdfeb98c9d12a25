import { spawnSync } from 'node:child_process';

/**
 * Makes the production build for Chromium.
 * @throws with what the build printed when it fails.
 */
export function buildExtension(): void {
  const { status, stdout, stderr } = spawnSync('wxt', ['build', '-b', 'chrome'], {
    encoding: 'utf8',
    // Set whatever the caller has: a test's NODE_ENV would make a build of another kind.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`);
}
