import { i18n } from '#i18n';
import { ServiceWords } from '@/components/app/problem';
import type { TaskRecord, Trouble } from '@/lib/task/record';

/** Why it is not known how a task stands. */
export function TroubleNotice({ task: { trouble } }: { readonly task: TaskRecord }) {
  if (trouble === null) return null;
  return (
    <div class="notice tone-bad">
      <p>{troubleWords(trouble)}</p>
      <ServiceWords message={trouble.message} />
    </div>
  );
}

function troubleWords({ kind }: Trouble): string {
  switch (kind) {
    case 'refused':
      return i18n.t('task.trouble.refused');
    case 'unreadable-status':
      return i18n.t('task.trouble.unreadableStatus');
    case 'unreadable-call':
      return i18n.t('task.trouble.unreadableCall');
  }
}
