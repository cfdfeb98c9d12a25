import { type ChangeSource, gatherChanges } from '@/lib/platform/gather-changes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function gathered() {
  let change: Parameters<ChangeSource>[0] = () => {};
  const changes = gatherChanges((listener) => {
    change = listener;
  });
  const [disk, memory] = [vi.fn(), vi.fn()];
  const leave = changes.subscribe('local', disk);
  changes.subscribe('session', memory);
  return { change, disk, memory, leave };
}

test('a change is told at once, to those of its area alone', () => {
  const { change, disk, memory } = gathered();
  change('local', { a: 1 });
  expect(disk.mock.calls).toEqual([[{ a: 1 }]]);
  expect(memory).not.toHaveBeenCalled();
});

test('those of the next moment are told together, each key as it was last', () => {
  const { change, disk, memory } = gathered();
  change('local', { a: 1 });
  change('local', { a: 2, b: 1 });
  change('session', { c: 1 });
  change('local', { a: 3, b: undefined });
  expect(disk).toHaveBeenCalledTimes(1);
  expect(memory).not.toHaveBeenCalled();
  vi.advanceTimersByTime(16);
  expect(disk.mock.calls.slice(1)).toEqual([[{ a: 3, b: undefined }]]);
  expect(memory.mock.calls).toEqual([[{ c: 1 }]]);
});

test('after a quiet moment a change is told at once again, and nothing waits', () => {
  const { change, disk } = gathered();
  change('local', { a: 1 });
  vi.advanceTimersByTime(16);
  expect(vi.getTimerCount()).toBe(0);
  change('local', { a: 2 });
  expect(disk).toHaveBeenLastCalledWith({ a: 2 });
});

test('who has left is told nothing, not even of what was gathered before', () => {
  const { change, disk, leave } = gathered();
  change('local', { a: 1 });
  change('local', { a: 2 });
  leave();
  vi.advanceTimersByTime(16);
  expect(disk).toHaveBeenCalledTimes(1);
});

test('a page is told at once while it is hidden, where a moment may be long', () => {
  const { change, disk } = gathered();
  vi.stubGlobal('document', { hidden: true });
  change('local', { a: 1 });
  change('local', { a: 2 });
  expect(disk.mock.calls).toEqual([[{ a: 1 }], [{ a: 2 }]]);
  vi.advanceTimersByTime(32);
  expect(disk).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
