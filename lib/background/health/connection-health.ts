import type { ServiceError } from '@/lib/service/errors';
import { hostPermission } from '@/lib/service/host-permission';
import type { Connection } from '@/lib/task/connection';
import { forgetFailures, stoppedWait } from '@/lib/task/backoff';
import { changeConnection } from '../connections/change-connection';
import { isCurrent, type Link, type LinkProblem, readKey } from '../connections/link';
import type { Verdict } from './outcome';
import type { BackgroundPorts } from '../ports';
import { readConnection } from '../connections/read-connections';
import type { WakePorts } from '../records/schedule-store';

type Problem = LinkProblem | Extract<ServiceError, { code: 'refused-key' }>;

/**
 * Notes on a connection's record that it needs the person, and stops the connection, even if the disk
 * has no room for the note. The record comes first: a stopped connection whose record says `ok` is taken
 * for mended. Trouble that is noted already stays as it was noted.
 * @param isStillSo whether the problem still exists; asked while nobody can change the connection or its key
 * @throws when the storage is full
 */
export async function noteConnection(
  ports: WakePorts,
  id: string,
  problem: Problem,
  isStillSo = async () => true,
): Promise<void> {
  const found = health(problem, ports.clock.now());
  let stops = found === null;
  try {
    await changeConnection(ports, id, async ({ health: before }) => {
      stops = await isStillSo();
      return stops && found !== null && found.state !== before.state ? { health: found } : null;
    });
  } finally {
    if (stops) await stopConnection(ports, id);
  }
}

/** Keeps Beckon from asking a connection for a while, once the connection's record says why. */
export async function stopConnection({ clock, schedules }: WakePorts, id: string): Promise<void> {
  await schedules.change((draft) => {
    draft.stopped[id] = clock.now() + stoppedWait;
  });
}

/**
 * Notes what a request says about its connection's key, unless the key or the address has changed since.
 * A refused key stops the connection. A key that the service takes lets a connection that needed the
 * person go on.
 */
export async function noteKey(ports: WakePorts, link: Link, verdict: Verdict): Promise<void> {
  const { id, health } = link.connection;
  if (verdict === 'ok') {
    if (health.state !== 'ok' && (await isAsTried(ports, link))) await mendConnection(ports, id);
  } else if (verdict !== 'skipped' && verdict.code === 'refused-key') {
    await noteConnection(ports, id, verdict, () => isAsTried(ports, link));
  }
}

/** Whether a request would now go to the same address as this link's, with the same key. */
async function isAsTried(
  ports: BackgroundPorts,
  { connection, transport }: Link,
): Promise<boolean> {
  return (
    (await isCurrent(ports, connection)) && (await readKey(ports, connection)) === transport.key
  );
}

/**
 * Keeps a notification about a connection's trouble from being shown: the person who tests it sees
 * the trouble.
 */
export async function noteTroubleTold(ports: BackgroundPorts, id: string): Promise<void> {
  await changeConnection(ports, id, ({ health }) =>
    health.state === 'ok' ? null : { troubleTold: true },
  );
}

/**
 * Lets a mended connection be asked again, as soon as its service allows. Writes `ok` even over `ok`: if
 * the disk has no room for that, it had none either to note that the key was refused, and the connection
 * may still need the person.
 */
export async function mendConnection(ports: WakePorts, id: string): Promise<void> {
  await changeConnection(ports, id, () => ({ health: { state: 'ok' }, troubleTold: false }));
  await letGoOn(ports, id);
}

/**
 * Lets a connection whose record says `ok` be asked again, as soon as its service allows. Forgets how
 * often its tasks failed: the cause may have been another key or address.
 */
export async function letGoOn({ clock, schedules }: WakePorts, id: string): Promise<void> {
  await schedules.change((draft) => {
    delete draft.stopped[id];
    forgetFailures(draft.backoff, id, clock.now());
    for (const [task, entry] of Object.entries(draft.tasks)) {
      if (entry.connectionId === id) draft.tasks[task] = { ...entry, failures: 0 };
    }
  });
}

/**
 * Lets a stopped connection go on if it has been mended, for instance by a worker that died before the end.
 * Notes on a connection whose key ended with the browser that it has none, though nothing is asked of it:
 * it lacks that first, whatever else was wrong.
 * @throws when the storage is full: the stored health may then not be the latest
 */
export async function reviveConnection(ports: WakePorts, id: string): Promise<void> {
  const connection = await readConnection(ports, id);
  if (connection === null) return;
  const isKeyless = async () => (await readKey(ports, connection)) === null;
  if (connection.health.state !== 'no-key' && (await isKeyless())) {
    await noteConnection(ports, id, { code: 'no-key' }, isKeyless);
  } else if (await isMended(ports, connection)) {
    await mendConnection(ports, id);
  }
}

async function isMended(ports: BackgroundPorts, connection: Connection): Promise<boolean> {
  switch (connection.health.state) {
    case 'ok':
      return true;
    case 'refused-key':
      return false;
    case 'no-key':
      return (await readKey(ports, connection)) !== null;
    case 'no-permission':
      return ports.permissions.has(hostPermission(connection.baseUrl));
  }
}

function health(problem: Problem, at: number): Connection['health'] | null {
  switch (problem.code) {
    case 'not-found':
      return null;
    case 'refused-key':
      return { state: problem.code, at, message: problem.message };
    case 'no-key':
    case 'no-permission':
      return { state: problem.code, at };
  }
}
