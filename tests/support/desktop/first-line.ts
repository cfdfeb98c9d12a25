import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * The first line a program prints, by which it says that it is ready.
 * @throws when it ends without one.
 */
export async function firstLine(
  program: ChildProcess & { readonly stdout: Readable },
): Promise<string> {
  let printed = '';
  const read = (text: string) => (printed += text);
  program.stdout.setEncoding('utf8').on('data', read);
  const failed = Promise.any([once(program, 'exit'), once(program, 'error')]).then(() => {
    throw new Error(`${program.spawnfile} ended before it was ready.`);
  });
  while (!printed.includes('\n')) await Promise.race([once(program.stdout, 'data'), failed]);
  program.stdout.off('data', read);
  return printed.slice(0, printed.indexOf('\n'));
}
