import { i18n } from '#i18n';
import type { Output } from '@/lib/messages';

/** What an export or import did, and what it left out; each in words, '' for nothing. */
export interface Outcome {
  readonly done: string;
  readonly leftOut: string;
}

export const nothingYet: Outcome = { done: '', leftOut: '' };

export function exportWords(unreadable: number): Outcome {
  return {
    done: i18n.t('data.exported'),
    leftOut: unreadable > 0 ? i18n.t('data.unreadable', unreadable) : '',
  };
}

/** What an import did; `done` also says how many keys are still to be given. */
export function importWords(came: Output<'data.import'>): Outcome {
  const sentences = [
    i18n.t('data.imported', [
      i18n.t('data.tasks', came.tasks),
      i18n.t('data.connections', came.connections),
      i18n.t('data.tools', came.tools),
    ]),
    came.present > 0 && i18n.t('data.present', came.present),
    came.connections > 0 && i18n.t('data.needKeys', came.connections),
  ];
  return {
    done: sentences.filter((sentence) => sentence !== false).join(' '),
    leftOut: came.skipped > 0 ? i18n.t('data.skipped', came.skipped) : '',
  };
}
