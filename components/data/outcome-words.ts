import { i18n } from '#i18n';
import type { CommandError, Output } from '@/lib/commands';

/** Why an import or an export failed. An export is no command: the page reads storage itself. */
export type Trouble = CommandError | { readonly code: 'not-exported' };

/** What came of an export, an import or a deletion. */
export type Outcome =
  { readonly state: 'none' } | Done | { readonly state: 'failed'; readonly error: Trouble };

/** What was done and what was left out; each in words, '' for nothing. */
interface Done {
  readonly state: 'done';
  readonly done: string;
  readonly leftOut: string;
}

export function exportWords(unreadable: number): Done {
  return {
    state: 'done',
    done: i18n.t('data.exported'),
    leftOut: unreadable > 0 ? i18n.t('data.unreadable', unreadable) : '',
  };
}

/** What an import did; `done` also asks for the keys of the connections that came. */
export function importWords(came: Output<'data.import'>): Done {
  const sentences = [
    i18n.t('data.imported', [
      i18n.t('data.tasks', came.tasks),
      i18n.t('data.connections', came.connections),
      i18n.t('data.tools', came.tools),
    ]),
    came.settings && i18n.t('data.settings'),
    came.present > 0 && i18n.t('data.present', came.present),
    came.connections > 0 && i18n.t('data.needKeys', came.connections),
  ];
  return {
    state: 'done',
    done: sentences.filter(Boolean).join(' '),
    leftOut: came.skipped > 0 ? i18n.t('data.skipped', came.skipped) : '',
  };
}
