import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

export const choice: Scenario = {
  name: 'choice',
  words: ['choose', 'choice', 'pick', 'which'],
  steps: [
    ...begin(),
    ask({
      heading: 'Which train should I book?',
      description: 'Three trains arrive before ten. The fares hold for about twenty minutes.',
      fields: [
        {
          type: 'radio',
          label: 'Train',
          required: true,
          options: [
            { label: '06:12, arrives 08:40, 1 change, 39.90 EUR', value: 'ic-612' },
            { label: '06:58, arrives 09:05, direct, 54.90 EUR', value: 'ice-658' },
            { label: '07:30, arrives 09:48, direct, 49.90 EUR', value: 'ice-730' },
          ],
        },
      ],
      submitButton: { label: 'Book this one' },
    }),
    ...work(2_000),
    complete(),
  ],
};
