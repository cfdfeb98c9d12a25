import { fieldTypes } from '@/lib/form/field-type';
import { expect, test } from 'vitest';
import { everyField } from '../../components/form/every-field';
import { bookingFields } from '../../service/scenarios/every-field-booking.ts';
import { travellerFields } from '../../service/scenarios/every-field-traveller.ts';

// What is shown of a type, to whom and in which colours, is tested and pictured with these forms.
test.each([
  ['the tests of pages', everyField.fields],
  ['the local service', [...travellerFields, ...bookingFields]],
])('the form of %s has every type', (_, fields) => {
  expect(fields.map((field) => field?.type)).toEqual(expect.arrayContaining([...fieldTypes]));
});
