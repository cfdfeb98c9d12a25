import type { FormField } from '../agent/form-field.ts';

export const travellerFields: readonly FormField[] = [
  {
    type: 'text',
    label: 'Traveller',
    placeholder: 'As in the passport',
    required: true,
    minLength: 2,
    maxLength: 80,
    autocomplete: 'name',
    className: 'wide highlighted',
  },
  { type: 'text', label: 'Cost centre', defaultValue: '4410 Marketing', readonly: true },
  { type: 'text', label: 'Request number', defaultValue: 'TR-0092', disabled: true },
  { type: 'email', label: 'Work email', required: true, autocomplete: 'email' },
  {
    type: 'tel',
    label: 'Mobile',
    placeholder: '+351 912 345 678',
    pattern: '[+0-9 ]{7,20}',
    autocomplete: 'tel',
  },
  { type: 'url', label: 'Programme', defaultValue: 'https://fair.example/programme' },
  {
    type: 'password',
    label: 'Travel desk password',
    required: true,
    minLength: 8,
    maxLength: 64,
    autocomplete: 'current-password',
  },
  { type: 'textarea', label: 'Purpose', required: true, rows: 5, cols: 60, maxLength: 500 },
];
