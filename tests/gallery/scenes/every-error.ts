import type { Page } from 'puppeteer-core';
import { submit } from '../../support/beckon/page.ts';

const options = ['Head office', 'Warehouse'];

/** A form with every error a field can have. Each label says what is wrong with its field. */
export const everyErrorForm = {
  heading: 'Everything that can be wrong',
  description: 'Sent as it is, each of these says what to do.',
  fields: [
    { type: 'number', label: 'Half a number' },
    { type: 'text', label: 'Too short', minLength: 5 },
    { type: 'text', label: 'Nothing given', required: true },
    { type: 'number', label: 'No number', required: true },
    { type: 'date', label: 'No date', required: true },
    { type: 'time', label: 'No time', required: true },
    { type: 'select', label: 'Nothing chosen', required: true, options },
    { type: 'radio', label: 'None of these', required: true, options },
    { type: 'checkbox', label: 'None of several', required: true, options },
    { type: 'checkbox', label: 'Not ticked', required: true, placeholder: 'I agree' },
    { type: 'switch', label: 'Not switched on', required: true },
    { type: 'email', label: 'No e-mail address', defaultValue: 'orders@' },
    { type: 'email', label: 'No list of them', multiple: true, defaultValue: 'a@b.example, c' },
    { type: 'url', label: 'No web address', defaultValue: 'example.org' },
    { type: 'text', label: 'Another format', pattern: '[A-Z]-\\d{5}', defaultValue: '20418' },
    { type: 'text', label: 'A space at its end', pattern: '[0-9]{5}', defaultValue: '20418 ' },
    { type: 'number', label: 'Too little', min: 1, defaultValue: 0 },
    { type: 'number', label: 'Too much', max: 10, defaultValue: 11 },
    { type: 'number', label: 'Between the steps', min: 0, step: 5, defaultValue: 7 },
    { type: 'date', label: 'Too early', min: '2027-03-12', defaultValue: '2027-01-01' },
    { type: 'month', label: 'Too late', max: '2027-06', defaultValue: '2027-12' },
    { type: 'time', label: 'Not at night', min: '22:00', max: '02:00', defaultValue: '12:00' },
  ],
};

/** Types the values that no default can hold, and presses the button. */
export async function makeEveryError(page: Page): Promise<void> {
  await page.type('[data-field="0"] input', '1e');
  await page.type('[data-field="1"] input', 'abc');
  await submit(page);
}
