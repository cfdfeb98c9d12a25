import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

/** The agent asks twice with the same labels: the first code was "wrong". */
export const twice: Scenario = {
  name: 'twice',
  words: ['twice', 'again', 'retry'],
  steps: [
    ...begin(),
    ask({
      heading: 'Enter the code from your email',
      description: 'The insurer sent a six-digit code to the address on file.',
      fields: [
        { type: 'text', label: 'Email code', required: true, pattern: '[0-9]{6}' },
        { type: 'text', label: 'Policy number', placeholder: 'On your last letter' },
      ],
    }),
    ...work(1_500),
    ask({
      heading: 'The code was not accepted',
      description: 'The insurer sent a new one. Please enter the newest code.',
      fields: [
        { type: 'text', label: 'Email code', required: true, pattern: '[0-9]{6}' },
        { type: 'text', label: 'Policy number', placeholder: 'On your last letter' },
      ],
    }),
    ...work(1_500),
    complete(),
  ],
};
