const options = [
  { label: 'First', value: 1 },
  { label: 'Second', value: 'two' },
];

/** A form with every type of field, and with everything that can surround a field. */
export const everyField = {
  heading: 'An application',
  description: 'All kinds of fields.\nSee https://example.org/terms for more.',
  fields: [
    { type: 'text', label: 'Name', required: true, placeholder: 'Ada', autocomplete: 'name' },
    { type: 'number', label: 'Age', min: 0, max: 130, required: true },
    { type: 'email', label: 'E-mail', required: true },
    { type: 'tel', label: 'Phone' },
    { type: 'url', label: 'Site', readonly: true, defaultValue: 'https://example.org' },
    { type: 'password', label: 'Password', required: true, minLength: 8 },
    { type: 'date', label: 'Born', required: true },
    { type: 'time', label: 'Call at' },
    { type: 'datetime-local', label: 'Meet at', disabled: true },
    { type: 'month', label: 'From month' },
    { type: 'week', label: 'In week' },
    { type: 'textarea', label: 'About', placeholder: 'A few words', rows: 4 },
    { type: 'select', label: 'Country', options, required: true, placeholder: 'Where you live' },
    { type: 'select', label: 'Languages', options, multiple: true, required: true },
    { type: 'checkbox', label: 'Interests', options, required: true },
    { type: 'radio', label: 'Plan', options, required: true },
    { type: 'checkbox', label: 'Terms', required: true },
    { type: 'checkbox', label: 'News', placeholder: 'Send me news', readonly: true },
    { type: 'switch', label: 'Remember', placeholder: 'Keep me signed in', required: true },
    { type: 'switch', label: 'Plain switch' },
    { type: 'range', label: 'How much', min: 0, max: 10 },
    { type: 'hidden', label: 'Unknown kind' },
    { type: 'radio', label: 'Nothing to choose' },
    { type: 'text', label: 'One-time code' },
    { type: 'text', label: '', pattern: '[' },
    null,
  ],
  submitButton: { label: 'Apply' },
};
