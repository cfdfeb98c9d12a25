import { room } from '@/lib/platform/room';
import { expect, it, onTestFinished, vi } from 'vitest';

function roomWhere(estimate: StorageEstimate) {
  vi.stubGlobal('navigator', { storage: { estimate: async () => estimate } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return room();
}

it('is what the disk has, less what is taken of it', async () => {
  expect(await roomWhere({ quota: 100, usage: 30 })).toBe(70);
});

it('is there where the browser does not say', async () => {
  expect(await roomWhere({})).toBe(Infinity);
});
