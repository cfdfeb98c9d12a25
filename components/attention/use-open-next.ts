import { i18n } from '#i18n';
import { useToast } from '@/components/app/command/toast';
import { useSettings } from '@/components/app/stored/use-settings';
import { formatRoute } from '@/lib/route';
import { isAnswerable } from '@/lib/task/deliver';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { isPutOff } from '@/lib/task/waiting-tasks';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Opens the next request once the service has taken an answer given on this page, if the person has set
 * that; one that they put off is not opened by itself. An answer that was under way when the page opened
 * does not count: the page was opened to look at it.
 */
export function useOpenNext(task: TaskRecord, next: TaskRecord | null): void {
  const { settings } = useSettings();
  const askedRef = useRef<string | null>(null);
  const toast = useToast();
  const wanted = settings?.openNext ?? false;
  useEffect(() => {
    const { call } = task;
    if (call !== null && isAnswerable(call.delivery)) askedRef.current = call.toolCallId;
    if (askedRef.current === null || !isTaken(task, askedRef.current)) return;
    askedRef.current = null;
    if (!wanted || next === null || isPutOff(next)) return;
    toast({ text: i18n.t('request.taken', [taskTitle(task)]) });
    location.hash = formatRoute({ page: 'request', id: next.id });
  }, [task, next, wanted, toast]);
}

function isTaken({ call, settled }: TaskRecord, toolCallId: string): boolean {
  if (call?.toolCallId === toolCallId) return call.delivery?.state === 'accepted';
  return settled.some((ended) => ended.toolCallId === toolCallId && ended.outcome === 'confirmed');
}
