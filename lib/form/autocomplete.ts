/**
 * What autofill may offer. A single harmless token fills one field; card, password, one-time-code
 * and address tokens let one pick fill fields the person does not see.
 */
const allowed = [
  'name',
  'given-name',
  'family-name',
  'email',
  'username',
  'tel',
  'organization',
  'url',
  'language',
];

export function readAutocomplete(value: unknown): string {
  if (typeof value !== 'string') return 'off';
  return allowed.find((token) => token === value.trim().toLowerCase()) ?? 'off';
}
