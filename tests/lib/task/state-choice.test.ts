import { isInState, type StateChoice, stateChoices } from '@/lib/task/state-choice';
import type { TaskRecord } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { accepted, aTask, begun } from '../../support/a-task';

const a = aTask();

test.each<[string, TaskRecord, readonly StateChoice[]]>([
  ['running', a.status('running').build(), ['running']],
  ['scheduled', a.status('scheduled').build(), ['running']],
  ['before its first run', a.status(null).build(), ['running']],
  ['in a state nobody documented', a.status('dreaming').build(), ['running']],
  ['being created', a.creation({ state: 'creating', since: 1 }).build(), ['running']],
  ['perhaps created', a.creation({ state: 'unknown', since: 1 }).build(), ['running']],
  ['that asks', a.waiting().build(), ['waiting']],
  ['being answered', a.delivering({ ...begun, state: 'queued' }).build(), ['running']],
  ['answered', a.delivering(accepted).build(), ['running']],
  ['that still asks', a.delivering({ ...accepted, stillWaiting: true }).build(), ['waiting']],
  ['completed', a.status('completed').build(), ['completed']],
  ['failed', a.status('error').build(), ['failed']],
  ['stopped', a.status('error').with({ stopped: true }).build(), ['stopped']],
  ['paused', a.status('running').watch('paused').build(), ['paused']],
  ['paused while it asks', a.waiting().watch('paused').build(), ['waiting', 'paused']],
  ['archived', a.waiting().watch('archived').build(), ['archived']],
])('a task %s is found by its state alone', (_, task, states) => {
  expect(stateChoices.filter((state) => isInState(task, state))).toEqual(['any', ...states]);
});
