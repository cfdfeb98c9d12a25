import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Display } from './display.ts';
import { firstLine } from './first-line.ts';

export interface Notice {
  readonly title: string;
  readonly message: string;
}

/** What shows desktop notifications, and the bus they travel on. */
export interface Notifier {
  /** The environment for programs that use this notifier. */
  readonly env: NodeJS.ProcessEnv;
  /** Every notice shown so far, oldest first. */
  notices(): readonly Notice[];
  /** How many are on screen now. */
  count(): number;
  /** Clicks the newest one. */
  click(): void;
  /** Presses the button Snooze of the newest one. */
  snooze(): void;
  stop(): Promise<void>;
}

const owner = 'org.freedesktop.DBus.NameHasOwner string:org.freedesktop.Notifications';
// If a program used the bus before our dunst is there, the bus would start another dunst, whose notices
// we would not see. The bus ends with the shell. The shell ends when its input ends, so also when this
// process ends in any way, or when our dunst is not there after 20 s.
const inBus = `
dunst -print -conf "$0" &
until dbus-send --print-reply --dest=org.freedesktop.DBus / ${owner} | grep -q true
do kill -0 $! || exit; i=$((i + 1)); [ $i -lt 400 ] || { kill $!; exit; }; sleep 0.05; done
echo "$DBUS_SESSION_BUS_ADDRESS"
read _
kill $!
`;
const config = fileURLToPath(new URL('dunstrc', import.meta.url));

export async function startNotifier(display: Display): Promise<Notifier> {
  const onDisplay = { ...process.env, DISPLAY: display.name };
  const session = spawn('dbus-run-session', ['--', 'sh', '-c', inBus, config], {
    env: onDisplay,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let printed = '';
  session.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const env = { ...onDisplay, DBUS_SESSION_BUS_ADDRESS: await firstLine(session) };
  const control = (...words: readonly string[]) =>
    execFileSync('dunstctl', words, { env, encoding: 'utf8' }).trim();
  return {
    env,
    notices: () => readNotices(printed),
    count: () => Number(control('count', 'displayed')),
    click: () => void control('action', '0'),
    snooze: () => void control('context'),
    async stop() {
      const ended = once(session, 'exit');
      session.stdin.end();
      await ended;
    },
  };
}

function readNotices(printed: string): readonly Notice[] {
  return [...printed.matchAll(/^\tsummary: '(.*)'\n\tbody: '([^]*?)'\n\ticon: /gm)].map(
    ([, title = '', message = '']) => ({ title, message }),
  );
}
