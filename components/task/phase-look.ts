import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { showHidden } from '@/lib/visible-text';
import { isUnsent } from '@/lib/task/answer-to-send';
import type { Phase } from '@/lib/task/phase';
import type { OpenCall } from '@/lib/task/record';

type Tone = 'busy' | 'waiting' | 'ok' | 'bad' | 'still';

export interface PhaseLook {
  readonly badge: Tone;
  readonly dot: Tone;
  /** The word on the badge; of an undocumented status, the service's own. */
  readonly word: string;
  /** What that means for the person, or null where the next check says more. */
  readonly note: string | null;
}

type Note =
  'creating' | 'creationUnknown' | 'creationRefused' | 'stillAsked' | 'answered' | 'paused';

/** The tones of badge and dot, and which note stands beside them, if any. */
const looks: Readonly<Record<Exclude<Phase['kind'], 'other'>, readonly [Tone, Tone, Note?]>> = {
  creating: ['still', 'busy', 'creating'],
  'creation-unknown': ['waiting', 'waiting', 'creationUnknown'],
  'creation-refused': ['bad', 'bad', 'creationRefused'],
  waiting: ['waiting', 'waiting'],
  'still-asked': ['waiting', 'waiting', 'stillAsked'],
  delivering: ['busy', 'busy'],
  answered: ['ok', 'busy', 'answered'],
  paused: ['still', 'still', 'paused'],
  scheduled: ['busy', 'still'],
  running: ['busy', 'busy'],
  completed: ['ok', 'ok'],
  failed: ['bad', 'bad'],
  stopped: ['still', 'still'],
  unstarted: ['still', 'still'],
};

interface CutOff {
  readonly word: 'creationUnknown' | 'noConnection';
  readonly note: 'creating' | 'delivering' | 'waiting';
}

/** What is left undecided in a task without its connection. */
const cutOff: Readonly<Partial<Record<Phase['kind'], CutOff>>> = {
  creating: { word: 'creationUnknown', note: 'creating' },
  delivering: { word: 'creationUnknown', note: 'delivering' },
  waiting: { word: 'noConnection', note: 'waiting' },
  'still-asked': { word: 'noConnection', note: 'waiting' },
};

/**
 * @param reachable the task's connection is there: without one, nothing is sent or checked any more
 * @param held the task's service is not asked for now: what waits to be sent is not being sent
 */
export function phaseLook(phase: Phase, reachable = true, held = false): PhaseLook {
  const { kind } = phase;
  if (kind === 'other') {
    return { badge: 'still', dot: 'still', word: showHidden(phase.status), note: null };
  }
  const cut = reachable ? undefined : cutOff[kind];
  if (cut !== undefined) {
    const word = i18n.t(`task.phase.${cut.word}`);
    return { badge: 'still', dot: 'still', word, note: i18n.t(`task.cutOff.${cut.note}`) };
  }
  const [badge, dot, note] = looks[kind];
  const waits = held && 'call' in phase && isUnsent(phase.call.delivery);
  const word = i18n.t(`task.phase.${waits ? 'unsent' : camelCase(kind)}`);
  return {
    badge,
    dot,
    word,
    note: reachable || !('call' in phase) ? noteWords(phase, note) : null,
  };
}

function noteWords(phase: Phase, note: Note | undefined): string | null {
  if (phase.kind === 'delivering') return i18n.t(`task.note.answer.${deliveryNote(phase.call)}`);
  return note === undefined ? null : i18n.t(`task.note.${note}`);
}

function deliveryNote({ delivery }: OpenCall): 'queued' | 'uncertain' | 'delivering' {
  if (delivery?.state === 'queued') return 'queued';
  // An accepted answer that is sent again has certainly arrived.
  return delivery?.state === 'uncertain' && !delivery.accepted ? 'uncertain' : 'delivering';
}
