import { lazy } from '@/components/app/lazy';

/** Most services have no list, so its code comes after the page. */
export const ServerTasks = lazy(() =>
  import('./server-tasks').then((module) => module.ServerTasks),
);
