import { randomUUID } from 'node:crypto';
import type { Run } from './task.ts';

export function newRun(createdAt = new Date()): Run {
  return {
    id: randomUUID(),
    createdAt: createdAt.toISOString(),
    position: 0,
    status: null,
    detailedStatus: null,
    call: null,
    answers: [],
  };
}

const hour = 3_600_000;

/** Runs that ended before `oldest` was created, an hour apart, newest first. */
export function pastRuns(oldest: Run, count: number): readonly Run[] {
  const before = Date.parse(oldest.createdAt);
  return Array.from({ length: count }, (_, index) => ({
    ...newRun(new Date(before - (index + 1) * hour)),
    position: Infinity,
    status: 'completed',
  }));
}
