import type { Edit } from '@/components/app/use-draft';
import { useStored } from '@/components/app/use-stored';
import { formatRoute, type RouteTo } from '@/lib/route';
import { keys } from '@/lib/store/keys';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { taskRecordSchema } from '@/lib/task/record';
import { storedToolsSchema } from '@/lib/tools/definition';
import { useEffect } from 'preact/hooks';
import { likeTask } from './like-task';
import { withAbout } from './with-about';

/**
 * Puts what the route hands over into the draft, once: the address then forgets it. By the address
 * alone is known whether it was done, since the same page can be handed over again.
 */
export function useHandedOver(
  route: RouteTo<'new'>,
  draft: NewTaskDraft | null,
  edit: Edit<NewTaskDraft>,
): void {
  const { about, connectionId, like } = route;
  const task = useStored('local', like === '' ? null : keys.task(like), taskRecordSchema);
  const tools = useStored('local', like === '' ? null : keys.tools(like), storedToolsSchema);
  useEffect(() => {
    if (draft === null || formatRoute(route) === '#/new') return;
    if (location.hash !== formatRoute(route)) return;
    if (like !== '') {
      if (task.kind === 'loading' || tools.kind === 'loading') return;
      if (task.kind === 'ok') {
        const given = tools.kind === 'ok' ? tools.value : null;
        edit((latest) => likeTask(latest, task.value, given));
      }
    } else {
      edit((latest) => ({
        instruction: withAbout(latest.instruction, about),
        connectionId: connectionId || latest.connectionId,
      }));
    }
    history.replaceState(null, '', '#/new');
  });
}
