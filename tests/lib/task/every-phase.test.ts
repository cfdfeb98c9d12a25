import { endedAt } from '@/lib/task/ended-at';
import { type Phase, taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import { type Sections, sectionTasks } from '@/lib/task/sections';
import { expect, test } from 'vitest';
import { accepted, aTask, begun } from '../../support/a-task';

const a = aTask();
const refused = { state: 'refused', since: 1, reason: 'refused', message: null } as const;
/** A task in each phase, and where home lists it: the compiler asks for those of a new one. */
const phases: Readonly<Record<Phase['kind'], readonly [keyof Sections, TaskRecord]>> = {
  creating: ['running', a.creation({ state: 'creating', since: 1 }).build()],
  'creation-unknown': ['running', a.creation({ state: 'unknown', since: 1 }).build()],
  'creation-refused': ['finished', a.creation(refused).build()],
  waiting: ['needsYou', a.waiting().build()],
  'still-asked': ['needsYou', a.delivering({ ...accepted, stillWaiting: true }).build()],
  delivering: ['running', a.delivering({ ...begun, state: 'queued' }).build()],
  answered: ['running', a.delivering(accepted).build()],
  paused: ['running', a.watch('paused').build()],
  scheduled: ['running', a.status('scheduled').build()],
  running: ['running', a.status('running').build()],
  completed: ['finished', a.status('completed').build()],
  unstarted: ['running', a.status(null).build()],
  stopped: ['finished', a.status('error').with({ stopped: true }).build()],
  failed: ['finished', a.status('error').build()],
  other: ['running', a.status('dreaming').build()],
};
const cases = Object.entries(phases).map(([kind, [section, task]]) => ({ kind, section, task }));

test.each(cases)('one that is: $kind is listed under $section', ({ kind, section, task }) => {
  expect(taskPhase(task).kind).toBe(kind);
  expect(sectionTasks([task])[section]).toEqual([task]);
});

// Otherwise it would stand among the finished, and be asked about all the same; or the other way round.
test.each(cases)('one that is: $kind is finished if it has ended', ({ section, task }) => {
  expect(endedAt(task) !== null).toBe(section === 'finished');
});
