import { i18n } from '#i18n';
import type { Digest } from '@/lib/task/record';

/** What a request asks for, in a few words: "3 fields, 1 secret". */
export function digestWords({ kind, fields, secrets }: Digest): string {
  switch (kind) {
    case 'form': {
      if (fields === 0) return i18n.t('home.confirmation');
      const count = i18n.t('home.fields', fields);
      return secrets === 0 ? count : `${count}, ${i18n.t('home.secrets', secrets)}`;
    }
    case 'tool':
      return i18n.t('home.customTool');
    case 'unreadable':
      return i18n.t('home.unreadableForm');
  }
}
