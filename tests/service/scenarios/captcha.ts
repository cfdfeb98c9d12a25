import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

export const captcha: Scenario = {
  name: 'captcha',
  words: ['captcha', 'code'],
  steps: [
    ...begin(),
    ask({
      heading: 'Type the characters in the picture',
      description: 'The timetable site shows a captcha: six letters and digits on a striped field.',
      fields: [
        {
          type: 'text',
          label: 'Characters',
          placeholder: 'For example 7KQ2MX',
          required: true,
          minLength: 6,
          maxLength: 6,
          pattern: '[A-Za-z0-9]{6}',
        },
      ],
      submitButton: { label: 'Continue' },
    }),
    ...work(1_500),
    complete(),
  ],
};
