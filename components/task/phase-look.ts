import { i18n } from '#i18n';
import type { Phase } from '@/lib/task/phase';

type Tone = 'busy' | 'waiting' | 'ok' | 'bad' | 'still';

interface PhaseLook {
  readonly badge: Tone;
  readonly dot: Tone;
  /** The word on the badge; of an undocumented status, the service's own. */
  readonly word: string;
  /** What that means for the person, or null where the next check says more. */
  readonly note: string | null;
}

export function phaseLook(phase: Phase): PhaseLook {
  switch (phase.kind) {
    case 'creating':
      return look('still', 'busy', i18n.t('task.phase.creating'), i18n.t('task.note.creating'));
    case 'creation-unknown':
      return look(
        'waiting',
        'waiting',
        i18n.t('task.phase.creationUnknown'),
        i18n.t('task.note.creationUnknown'),
      );
    case 'creation-refused':
      return look(
        'bad',
        'bad',
        i18n.t('task.phase.creationRefused'),
        i18n.t('task.note.creationRefused'),
      );
    case 'waiting':
      return look('waiting', 'waiting', i18n.t('task.phase.waiting'), null);
    case 'still-asked':
      return look(
        'waiting',
        'waiting',
        i18n.t('task.phase.waiting'),
        i18n.t('task.note.stillAsked'),
      );
    case 'delivering':
      return look('busy', 'busy', i18n.t('task.phase.delivering'), i18n.t('task.note.delivering'));
    case 'answered':
      return look('ok', 'busy', i18n.t('task.phase.answered'), i18n.t('task.note.answered'));
    case 'paused':
      return look('still', 'still', i18n.t('task.phase.paused'), i18n.t('task.note.paused'));
    case 'scheduled':
      return look('busy', 'still', i18n.t('task.phase.scheduled'), null);
    case 'running':
      return look('busy', 'busy', i18n.t('task.phase.running'), null);
    case 'completed':
      return look('ok', 'ok', i18n.t('task.phase.completed'), null);
    case 'failed':
      return look('bad', 'bad', i18n.t('task.phase.failed'), null);
    case 'unstarted':
      return look('still', 'still', i18n.t('task.phase.unstarted'), null);
    case 'other':
      return look('still', 'still', phase.status, null);
  }
}

function look(badge: Tone, dot: Tone, word: string, note: string | null): PhaseLook {
  return { badge, dot, word, note };
}
