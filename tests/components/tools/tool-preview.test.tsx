import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { button, order, showTools, textbox } from './show-tools';

afterEach(leave);

const preview = page.getByRole('region', { name: 'As you would see it' });

async function showPreview() {
  await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
}

test('an example call is shown, each argument with what the schema says of it', async () => {
  await showPreview();
  await expect.element(preview.getByRole('heading', { name: 'look_up_order' })).toBeVisible();
  await expect.element(preview).toMatchTextContent('order_idThe number on the invoiceA-1029');
  await expect.element(preview).toMatchTextContent('copies2');
});

test('it follows the typing', async () => {
  await showPreview();
  await userEvent.fill(textbox('Name'), 'find');
  await userEvent.fill(textbox('Description'), 'Finds.');
  await userEvent.fill(
    textbox('Parameters'),
    '{"properties": {"list": {"items": {"properties": {"deep": {"type": "boolean"}}}}}}',
  );
  await expect.element(preview).toMatchTextContent('list1deeptrue');
  await userEvent.fill(textbox('Parameters'), '{');
  await expect.element(preview).toMatchTextContent('comes back when the parameters can be read');
});

test('a schema without arguments teaches how to add one', async () => {
  await showTools([]);
  await userEvent.click(button('New tool'));
  await expect.element(preview).toMatchTextContent('No arguments yet');
});

test('calls with fields would be forms, and it says so', async () => {
  await showPreview();
  await userEvent.fill(textbox('Parameters'), '{"properties": {"fields": {"type": "array"}}}');
  await expect.element(preview).toMatchTextContent('you would see them as a form');
});

test.each([
  ['{', 'comes back when the parameters can be read', false],
  ['{}', 'No arguments yet', true],
])('where there is no call to show, for %s, none is spoken of', async (text, words, teaches) => {
  await showPreview();
  await expect.element(preview).toMatchTextContent('A made-up call.');
  await userEvent.fill(textbox('Parameters'), text);
  await expect.element(preview).toMatchTextContent(words);
  await expect.element(preview).not.toMatchTextContent('A made-up call.');
  expect(preview.element().textContent.includes('Where to look')).toBe(teaches);
});

test('what Beckon says of a call stands outside of its box', async () => {
  await showPreview();
  const box = document.querySelector('.request-box');
  for (const text of ['{', '{}', '{"properties": {"fields": {"type": "array"}}}']) {
    await userEvent.fill(textbox('Parameters'), text);
    const note = preview.element().querySelector('.hint:last-of-type');
    expect(note?.textContent).toMatch(/\w/);
    expect(box?.textContent).not.toMatch(/preview|No arguments|you would see/);
  }
});

test('what a schema says is text, whatever it looks like', async () => {
  await showPreview();
  const schema = {
    properties: {
      '<b>x</b>': { description: '<img src=x onerror=alert(1)>\u202e', default: '<i>' },
    },
  };
  await userEvent.fill(textbox('Parameters'), JSON.stringify(schema));
  await expect
    .element(preview)
    .toMatchTextContent('<b>x</b><img src=x onerror=alert(1)>‹U+202E›<i>');
});

test('examples of any depth and size are drawn', async () => {
  await showPreview();
  const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
  const wide = JSON.stringify(Array.from({ length: 5000 }, (_, index) => index));
  await userEvent.fill(
    textbox('Parameters'),
    `{"properties": {"deep": {"default": ${deep}}, "wide": {"default": ${wide}}}}`,
  );
  await expect.element(preview).toMatchTextContent('There is more in here than can be shown.');
  await expect.element(preview).toMatchTextContent('and 4800 more');
});
