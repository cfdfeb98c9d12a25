import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';

export const chain: Scenario = {
  name: 'chain',
  words: ['book', 'reserve', 'steps'],
  steps: [
    ...begin(),
    ask({
      heading: 'When is the workshop?',
      description: 'I found the booking page of the community hall.',
      fields: [
        { type: 'date', label: 'Day', required: true },
        { type: 'time', label: 'Starts at', required: true, defaultValue: '09:00' },
        { type: 'number', label: 'People', required: true, min: 1, max: 120, step: 1 },
      ],
      submitButton: { label: 'Look for rooms' },
    }),
    ...work(1_500),
    ask({
      heading: 'Which room?',
      description: 'Two rooms are free that day.',
      fields: [
        {
          type: 'select',
          label: 'Room',
          required: true,
          options: [
            { label: 'Garden room, 30 seats', value: 14 },
            { label: 'Large hall, 120 seats', value: 2 },
          ],
        },
        { type: 'switch', label: 'Projector', placeholder: 'Add a projector for 15 EUR' },
      ],
    }),
    ...work(1_500),
    ask({
      heading: 'Confirm the booking',
      description: 'The hall sends an invoice. Cancelling is free until two days before.',
      fields: [
        { type: 'text', label: 'Name on the invoice', required: true, autocomplete: 'name' },
        { type: 'checkbox', label: 'Terms', placeholder: 'I accept the terms', required: true },
      ],
      submitButton: { label: 'Book the room' },
    }),
    ...work(2_000),
    complete(),
  ],
};
