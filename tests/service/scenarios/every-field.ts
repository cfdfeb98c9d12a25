import type { Scenario } from '../agent/scenario.ts';
import { ask, begin, complete, work } from '../agent/steps.ts';
import { bookingFields } from './every-field-booking.ts';
import { travellerFields } from './every-field-traveller.ts';

/** All 17 field types and every attribute of the interface, as one long travel request. */
export const everyField: Scenario = {
  name: 'every field',
  words: ['every field', 'all fields', 'travel request'],
  steps: [
    ...begin(),
    ask({
      heading: 'Travel request for the Lisbon trade fair',
      description: 'The travel desk wants all of this on one page.\nThe fair is in March 2027.',
      fields: [...travellerFields, ...bookingFields],
      submitButton: { label: 'Hand in the request' },
    }),
    ...work(2_000),
    complete(),
  ],
};
