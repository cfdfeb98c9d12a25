/** What a notification is about. A request's call is named by its id, shortened when it is very long. */
export type Subject =
  | { readonly kind: 'request'; readonly task: string; readonly call: string }
  /** The one notification that stands for many requests. */
  | { readonly kind: 'requests' }
  /** How the run ended is part of the subject: another ending is no repetition. */
  | { readonly kind: 'ended'; readonly task: string; readonly ending: string }
  /** The one notification that stands for many ended runs. */
  | { readonly kind: 'endings' }
  | { readonly kind: 'connection'; readonly connection: string }
  /** The one notification that stands for many connections. */
  | { readonly kind: 'connections' };

/** A notification's id, made from its subject alone: raising a subject again replaces its notification. */
export function notificationId(subject: Subject): string {
  switch (subject.kind) {
    case 'request':
      return `request:${subject.task}:${shorten(subject.call)}`;
    case 'ended':
      return `ended:${subject.task}:${subject.ending}`;
    case 'connection':
      return `connection:${subject.connection}`;
    case 'requests':
    case 'endings':
    case 'connections':
      return subject.kind;
  }
}

/**
 * How much is kept of each end of a long id. Chromium refuses an id of over 500 bytes, and a character
 * may take three.
 */
const kept = 70;

/**
 * The service chooses a call's id, of any length. Half of a character in it would not come back from
 * the browser.
 */
function shorten(call: string): string {
  const short = call.length <= 2 * kept ? call : `${call.slice(0, kept)}…${call.slice(-kept)}`;
  return short.toWellFormed();
}

export const summaryId = notificationId({ kind: 'requests' });

/** The subject an id was made from; null for one that was not made here. */
export function notificationSubject(id: string): Subject | null {
  if (id === 'requests' || id === 'endings' || id === 'connections') return { kind: id };
  // Our own ids hold no colon; a call's id is the service's and may.
  const [kind, own = '', ...rest] = id.split(':');
  const last = rest.join(':');
  if (kind === 'request') return { kind, task: own, call: last };
  if (kind === 'ended') return { kind, task: own, ending: last };
  return kind === 'connection' ? { kind, connection: own } : null;
}
