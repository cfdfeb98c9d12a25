import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

export const login: Scenario = {
  name: 'login',
  words: ['log in', 'login', 'sign in'],
  steps: [
    ...begin(),
    ask({
      heading: 'Log in to the supplier portal',
      description: 'The portal asks for a login before it shows the March invoices.',
      fields: [
        {
          type: 'email',
          label: 'Work email',
          placeholder: 'name@company.com',
          required: true,
          autocomplete: 'email',
        },
        { type: 'password', label: 'Password', required: true, minLength: 8 },
        { type: 'checkbox', label: 'Stay signed in', placeholder: 'Keep me signed in on this run' },
      ],
      submitButton: { label: 'Log in' },
    }),
    ...work(2_500),
    complete(),
  ],
};
