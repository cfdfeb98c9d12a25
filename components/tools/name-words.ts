import { i18n } from '#i18n';
import type { NameProblem } from '@/lib/tools/check-name';

/** What is wrong with a tool's name, and what to do. */
export function nameWords(problem: NameProblem): string {
  switch (problem) {
    case 'empty':
      return i18n.t('tools.name.empty');
    case 'characters':
      return i18n.t('tools.name.characters');
    case 'start':
      return i18n.t('tools.name.start');
    case 'too-long':
      return i18n.t('tools.name.tooLong');
    case 'reserved':
      return i18n.t('tools.name.reserved');
  }
}
