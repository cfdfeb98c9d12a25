import type { Scenario } from '../agent/scenario.ts';
import { begin, fail } from '../agent/steps.ts';

export const failure: Scenario = {
  name: 'failure',
  words: ['fail', 'fails', 'error'],
  steps: [...begin(), fail()],
};
