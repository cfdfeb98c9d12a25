import { i18n } from '#i18n';
import { useToast } from '@/components/app/command/toast';
import type { Edit } from '@/components/app/drafts/use-draft';
import { useStored } from '@/components/app/stored/use-stored';
import type { CommandError } from '@/lib/commands';
import type { Result } from '@/lib/result';
import { formatRoute, newTaskRoute, type RouteTo } from '@/lib/route';
import { keys } from '@/lib/store/keys';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { taskRecordSchema } from '@/lib/task/record';
import { storedToolsSchema } from '@/lib/tools/definition';
import { useEffect } from 'preact/hooks';
import { likeTask } from './like-task';
import { withAbout } from './with-about';

/**
 * Puts what the route hands over into the draft, once, and then takes it out of the address. Only the
 * address tells whether this was done, since the same page can be handed over again. A page or text
 * goes below what was typed. A task to repeat replaces what was typed, which Undo brings back.
 */
export function useHandedOver(
  route: RouteTo<'new'>,
  draft: NewTaskDraft | null,
  edit: Edit<NewTaskDraft>,
  replace: (draft: NewTaskDraft) => Promise<Result<null, CommandError>>,
): void {
  const toast = useToast();
  const { about, connectionId, like } = route;
  const task = useStored('local', like === '' ? null : keys.task(like), taskRecordSchema);
  const tools = useStored('local', like === '' ? null : keys.tools(like), storedToolsSchema);
  const isRead = like === '' || (task.kind !== 'loading' && tools.kind !== 'loading');
  const take = (typed: NewTaskDraft) => {
    if (like === '') {
      edit((latest) => ({
        instruction: withAbout(latest.instruction, about),
        connectionId: connectionId || latest.connectionId,
      }));
      return;
    }
    if (task.kind !== 'ok') return;
    const given = tools.kind === 'ok' ? tools.value : null;
    edit((latest) => likeTask(latest, task.value, given));
    if (typed.instruction.trim() === '' || typed.instruction === task.value.instruction) return;
    const undo = async () => {
      const replaced = await replace(typed);
      // Opened anew, New task would not have what a full disk did not take.
      if (replaced.ok) await showAnew();
      return replaced;
    };
    toast({ text: i18n.t('newTask.replaced'), undo });
  };
  useEffect(() => {
    if (draft === null || !isRead) return;
    // Asked after each drawing: nothing is handed over, or it was taken already.
    if (location.hash === formatRoute(newTaskRoute) || location.hash !== formatRoute(route)) return;
    take(draft);
    history.replaceState(null, '', formatRoute(newTaskRoute));
  });
}

/** Opens New task anew, by way of another page: a New task page that is open would keep its words. */
async function showAnew(): Promise<void> {
  if (location.hash === formatRoute(newTaskRoute)) {
    const left = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.replace(formatRoute({ page: 'home' }));
    await left;
  }
  location.hash = formatRoute(newTaskRoute);
}
