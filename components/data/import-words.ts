import { i18n } from '#i18n';
import type { Output } from '@/lib/messages';

/** What came of an import, and what is left to do. */
export function importWords(came: Output<'data.import'>): string {
  const sentences = [
    i18n.t('data.imported', [
      i18n.t('data.tasks', came.tasks),
      i18n.t('data.connections', came.connections),
      i18n.t('data.tools', came.tools),
    ]),
    came.present > 0 && i18n.t('data.present', came.present),
    came.skipped > 0 && i18n.t('data.skipped', came.skipped),
    came.connections > 0 && i18n.t('data.needKeys', came.connections),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
