import { i18n } from '#i18n';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useState } from 'preact/hooks';

/** Reads out which tasks have come to wait for the person since the page was drawn. */
export function NewRequests({ waiting }: { readonly waiting: readonly TaskRecord[] }) {
  const [seen] = useState(() => new Set(waiting.map(requestOf)));
  const titles = waiting.filter((task) => !seen.has(requestOf(task))).map(taskTitle);
  return (
    <output class="visually-hidden">
      {titles.length > 0 &&
        i18n.t('notification.message', [i18n.t('task.phase.waiting'), titles.join(', ')])}
    </output>
  );
}

const requestOf = ({ id, call }: TaskRecord) => `${id} ${call?.toolCallId}`;
