import type { Scene } from '../scene.ts';
import { homeScenes } from './home.ts';
import { newTaskScenes } from './new-task.ts';
import { formScenes } from './request-forms.ts';
import { requestScenes } from './request.ts';
import { settingsScenes } from './settings.ts';
import { taskScenes } from './task.ts';

export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...newTaskScenes,
  ...requestScenes,
  ...formScenes,
  ...taskScenes,
  ...settingsScenes,
];
