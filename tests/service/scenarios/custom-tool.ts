import type { Scenario } from '../agent/scenario.ts';
import { begin, callTool, complete, work } from '../agent/steps.ts';

/** A call that is no form. The tool is called whether or not the task was created with it. */
export const customTool: Scenario = {
  name: 'custom tool',
  words: ['look up', 'custom tool', 'order number'],
  steps: [
    ...begin(),
    callTool('look_up_order', {
      order: { number: 'R-20418', placed: '2027-02-11' },
      reason: 'The return form asks for the serial number of the broken lamp.',
      wanted: ['serial_number', 'date_of_delivery'],
      urgent: false,
    }),
    ...work(1_500),
    complete(),
  ],
};
