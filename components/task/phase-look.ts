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

/** The tones of badge and dot. */
const tones: Readonly<Record<Exclude<Phase['kind'], 'other'>, readonly [Tone, Tone]>> = {
  creating: ['still', 'busy'],
  'creation-unknown': ['waiting', 'waiting'],
  'creation-refused': ['bad', 'bad'],
  waiting: ['waiting', 'waiting'],
  'still-asked': ['waiting', 'waiting'],
  delivering: ['busy', 'busy'],
  answered: ['ok', 'busy'],
  paused: ['still', 'still'],
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
  const [badge, dot] = tones[kind];
  const waits = held && 'call' in phase && isUnsent(phase.call.delivery);
  const word = i18n.t(`task.phase.${waits ? 'unsent' : camelCase(kind)}`);
  return { badge, dot, word, note: reachable || !('call' in phase) ? noteWords(phase) : null };
}

function noteWords(phase: Exclude<Phase, { kind: 'other' }>): string | null {
  switch (phase.kind) {
    case 'delivering':
      return i18n.t(`task.note.answer.${deliveryNote(phase.call)}`);
    case 'creating':
    case 'creation-unknown':
    case 'creation-refused':
    case 'still-asked':
    case 'answered':
    case 'paused':
      return i18n.t(`task.note.${camelCase(phase.kind)}`);
    case 'waiting':
    case 'scheduled':
    case 'running':
    case 'completed':
    case 'failed':
    case 'stopped':
    case 'unstarted':
      return null;
  }
}

function deliveryNote({ delivery }: OpenCall): 'queued' | 'uncertain' | 'delivering' {
  if (delivery?.state === 'queued') return 'queued';
  // An accepted answer that is sent again has certainly arrived.
  return delivery?.state === 'uncertain' && !delivery.accepted ? 'uncertain' : 'delivering';
}
