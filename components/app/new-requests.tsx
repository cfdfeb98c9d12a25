import { i18n } from '#i18n';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Reads out which tasks begin to wait for the person while the page is open; each time only the new ones. */
export function NewRequests({ waiting }: { readonly waiting: readonly TaskRecord[] }) {
  const knownRef = useRef(new Set(waiting.map(requestOf)));
  const [come, setCome] = useState<readonly TaskRecord[]>([]);
  useEffect(() => {
    const before = knownRef.current;
    const now = new Set(waiting.map(requestOf));
    if (now.size === before.size && [...now].every((one) => before.has(one))) return;
    knownRef.current = now;
    setCome(waiting.filter((task) => !before.has(requestOf(task))));
  }, [waiting]);
  return (
    <output class="visually-hidden">
      {/* With a key of its own, a task that asks something else is read out again. */}
      {come.length > 0 && (
        <span key={come}>{i18n.t('app.nowWaits', [come.map(taskTitle).join(', ')])}</span>
      )}
    </output>
  );
}

const requestOf = ({ id, call }: TaskRecord) => `${id} ${call?.toolCallId} ${call?.firstSeenAt}`;
