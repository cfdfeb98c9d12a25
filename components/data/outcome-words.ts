import { i18n } from '#i18n';
import type { CommandError, Output } from '@/lib/messages';

/** Why an import or an export failed. An export is no command: the page reads storage itself. */
export type Trouble = CommandError | { readonly code: 'not-exported' };

/** What came of an export, an import or a deletion. */
export interface Outcome {
  /** What was done, in words. */
  readonly done?: string;
  /** What was left out, in words, if anything was. */
  readonly leftOut?: string | false;
  readonly error?: Trouble;
}

export function exportWords(unreadable: number): Outcome {
  return {
    done: i18n.t('data.exported'),
    leftOut: unreadable > 0 && i18n.t('data.unreadable', unreadable),
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
    done: sentences.filter(Boolean).join(' '),
    leftOut: came.skipped > 0 && i18n.t('data.skipped', came.skipped),
  };
}
