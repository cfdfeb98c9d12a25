import { i18n } from '#i18n';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Reads out which tasks begin to wait for the person while the page is open; each time only the new ones. */
export function NewRequests({ waiting }: { readonly waiting: readonly TaskRecord[] }) {
  const knownRef = useRef(new Set(waiting.map(requestOf)));
  const [titles, setTitles] = useState('');
  useEffect(() => {
    const before = knownRef.current;
    const now = new Set(waiting.map(requestOf));
    if (now.size === before.size && [...now].every((one) => before.has(one))) return;
    knownRef.current = now;
    const come = waiting.filter((task) => !before.has(requestOf(task)));
    setTitles(come.map(taskTitle).join(', '));
  }, [waiting]);
  return (
    <output class="visually-hidden">{titles !== '' && i18n.t('app.nowWaits', [titles])}</output>
  );
}

const requestOf = ({ id, call }: TaskRecord) => `${id} ${call?.toolCallId} ${call?.firstSeenAt}`;
