import { type CommandError, commandErrorSchema, type CommandName, outputOf } from '@/lib/commands';
import type { Input, Output } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { anything, flag, z } from '@/lib/schema';
import browser from 'webextension-polyfill';

const answerSchema = z.object({ ok: flag, value: anything, error: anything });

/** Sends the background a command. Never rejects: no answer from the background is an error, too. */
export async function send<Name extends CommandName>(
  name: Name,
  input: Input<Name>,
): Promise<Result<Output<Name>, CommandError>> {
  const answer = answerSchema.safeParse(await deliver({ command: name, input }));
  if (!answer.success) return fail({ code: 'no-answer' });
  if (!answer.data.ok) {
    const error = commandErrorSchema().safeParse(answer.data.error);
    return fail(error.success ? error.data : { code: 'no-answer' });
  }
  const value = outputOf(name).safeParse(answer.data.value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed just above; the compiler cannot follow a table from a generic name to its schema
  return value.success ? succeed(value.data as Output<Name>) : fail({ code: 'no-answer' });
}

/** No second try: the first may have arrived, and a command such as task.create must not run twice. */
async function deliver(message: unknown): Promise<unknown> {
  try {
    return await browser.runtime.sendMessage(message);
  } catch {
    return undefined;
  }
}
