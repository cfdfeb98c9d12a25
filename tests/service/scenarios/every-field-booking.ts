import type { FormField } from '../agent/form-field.ts';

// Bounds of date-like inputs are numbers by the interface: what HTML calls `valueAsNumber`.
const minutes = 60_000;
const hours = 60 * minutes;
const monthOf2027 = (month: number) => (2027 - 1970) * 12 + month - 1;

export const bookingFields: readonly FormField[] = [
  { type: 'number', label: 'Budget in EUR', min: 0, max: 5_000, step: 0.01, defaultValue: 850.5 },
  {
    type: 'date',
    label: 'Arrival',
    required: true,
    min: Date.UTC(2027, 2, 1),
    max: Date.UTC(2027, 2, 31),
  },
  {
    type: 'time',
    label: 'Leave after',
    min: 5 * hours,
    max: 22 * hours,
    step: 900,
    defaultValue: '08:30',
  },
  { type: 'datetime-local', label: 'Meeting with the organiser', min: Date.UTC(2027, 2, 1, 8) },
  {
    type: 'month',
    label: 'Charge to',
    min: monthOf2027(1),
    max: monthOf2027(12),
    defaultValue: '2027-03',
  },
  { type: 'week', label: 'Week away', defaultValue: '2027-W11' },
  {
    type: 'select',
    label: 'Leave from',
    required: true,
    options: [
      { label: 'Hamburg', value: 'HAM' },
      { label: 'Bremen', value: 'BRE' },
    ],
    defaultValue: 'HAM',
  },
  {
    type: 'select',
    label: 'Extras',
    multiple: true,
    options: [
      { label: 'Suitcase', value: 1 },
      { label: 'Aisle seat', value: 2 },
      { label: 'Late check-out', value: 3 },
    ],
  },
  {
    type: 'radio',
    label: 'Hotel',
    required: true,
    options: [
      { label: 'By the river', value: 'river' },
      { label: 'At the fair', value: 'fair' },
    ],
  },
  {
    type: 'checkbox',
    label: 'Meals',
    options: [
      { label: 'Vegetarian', value: 'vegetarian' },
      { label: 'No nuts', value: 'no-nuts' },
    ],
  },
  { type: 'checkbox', label: 'Rules', placeholder: 'I know the travel rules', required: true },
  { type: 'switch', label: 'Insurance', placeholder: 'Insure the trip', defaultValue: true },
  { type: 'range', label: 'How flexible, in hours', min: 0, max: 12, step: 2, defaultValue: 4 },
];
