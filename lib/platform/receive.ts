import { type CommandError, type CommandName, type Input, inputs } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import browser from 'webextension-polyfill';

const messageSchema = z.object({ command: z.string(), input: anything });

type Handle = (
  name: CommandName,
  input: Input<CommandName>,
) => Promise<Result<unknown, CommandError>>;

/** Answers the commands of our own pages; anything from anywhere else is refused unread. */
export function onCommand(handle: Handle): void {
  browser.runtime.onMessage.addListener((message, sender, sendResponse) => {
    void answer(message, sender.url, handle).then(sendResponse);
    // Keeps the channel open: before Chrome 148 a returned promise is not an answer.
    return true;
  });
}

async function answer(
  message: unknown,
  senderUrl: string | undefined,
  handle: Handle,
): Promise<Result<unknown, CommandError>> {
  const parsed = messageSchema.safeParse(message);
  const ours = senderUrl?.startsWith(browser.runtime.getURL('')) ?? false;
  if (!ours || !parsed.success || !isCommand(parsed.data.command)) return fail({ code: 'invalid' });
  const { command, input } = parsed.data;
  const checked = inputs[command]().safeParse(input);
  return checked.success ? handle(command, checked.data) : fail({ code: 'invalid' });
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(inputs, name);
}
