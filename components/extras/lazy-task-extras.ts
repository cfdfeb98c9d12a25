import { lazy } from '@/components/app/lazy';

/** Most services have none of it, so its code comes after the page. */
export const TaskExtras = lazy(() => import('./task-extras').then((module) => module.TaskExtras));
