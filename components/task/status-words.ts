import { i18n } from '#i18n';
import { showHidden } from '@/lib/visible-text';

interface ServiceStatus {
  readonly status: string | null;
  readonly detailedStatus: string | null;
}

/** A status as the service gave it: "running · tool_call". */
export function statusWords({ status, detailedStatus }: ServiceStatus): string {
  const words = [status, detailedStatus].filter((word) => word !== null && word !== '');
  return words.length === 0 ? i18n.t('task.noStatus') : showHidden(words.join(' · '));
}
