import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

/** For any instruction whose words pick no other scenario. */
export const question: Scenario = {
  name: 'question',
  words: [],
  steps: [
    ...begin(),
    ask({
      heading: 'I need a detail to go on',
      description: 'The page wants to know how they can reach you, and I do not want to guess.',
      fields: [
        {
          type: 'select',
          label: 'Reach me by',
          required: true,
          options: [
            { label: 'Email', value: 'email' },
            { label: 'Phone', value: 'phone' },
            { label: 'Letter', value: 'letter' },
          ],
        },
        { type: 'textarea', label: 'Anything else?', placeholder: 'Optional', rows: 4 },
      ],
    }),
    ...work(2_000),
    complete(),
  ],
};
