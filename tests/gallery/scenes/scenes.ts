import type { Scene } from '../scene.ts';
import { homeScenes } from './home.ts';
import { newTaskScenes } from './new-task.ts';
import { extrasScenes } from './extras.ts';
import { loadingScenes } from './loading.ts';
import { formScenes } from './request-forms.ts';
import { requestScenes } from './request.ts';
import { settingsScenes } from './settings.ts';
import { taskScenes } from './task.ts';
import { toolScenes } from './tools.ts';
import { welcomeScenes } from './welcome.ts';

export const scenes: readonly Scene[] = [
  ...welcomeScenes,
  ...homeScenes,
  ...newTaskScenes,
  ...requestScenes,
  ...formScenes,
  ...taskScenes,
  ...toolScenes,
  ...settingsScenes,
  ...extrasScenes,
  ...loadingScenes,
];
