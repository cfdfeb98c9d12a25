import { seal } from '@/lib/store/envelope';
import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { memoryStorage } from '../../support/memory-storage';

test.each([0, 1, 50])('of %i items none is lost, and the file is JSON', async (count) => {
  const { local } = memoryStorage();
  const tasks = Array.from({ length: count }, (_, index) => buildTask(`t${index}`));
  const items = Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)]));
  await local.set(items);
  const { parts, unreadable } = await exportData(local);
  expect(parts).toHaveLength(count + 2);
  expect(JSON.parse(parts.join(''))).toEqual({ format: 'beckon-export', items });
  expect(unreadable).toBe(0);
});
