import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show } from '../../../support/page-ports';
import { ask, draftOf, showRequest } from '../show-request';

afterEach(leave);

function places(...options: readonly string[]) {
  return { fields: [{ type: 'radio', label: 'Where', options }] };
}

test('a choice comes back only where its option still stands: ids of calls are used again', async () => {
  const world = await showRequest(places('Home', 'Office'));
  await userEvent.click(page.getByLabelText('Office'));
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, places('Office', 'Home'));
  show(world, '#/tasks/a/request');
  // The first control gets the focus once the draft has been put back.
  await expect.element(page.getByLabelText('Office')).toHaveFocus();
  await expect.element(page.getByLabelText('Home')).not.toBeChecked();
  leave();
  await ask(world, places('Home', 'Office'));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Office')).toBeChecked();
});

test('what was typed does not come back in a field that is the agent’s to fill in by now', async () => {
  const iban = (changes: object) => ({
    fields: [
      { type: 'text', label: 'IBAN', ...changes },
      { type: 'text', label: 'Name' },
    ],
  });
  const world = await showRequest(iban({}));
  await userEvent.fill(page.getByLabelText('IBAN'), 'CH9');
  await userEvent.fill(page.getByLabelText('Name'), 'Ada');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, iban({ readonly: true, defaultValue: 'DE1' }));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
  await expect.element(page.getByLabelText('IBAN')).toHaveValue('DE1');
});

test('a tick comes back only beside the words it agreed to', async () => {
  const order = (placeholder: string) => ({
    fields: [
      { type: 'checkbox', label: 'Consent', placeholder, required: true },
      { type: 'text', label: 'Note' },
    ],
  });
  const world = await showRequest(order('I agree to pay 5'));
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.fill(page.getByLabelText('Note'), 'Fine');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, order('I agree to pay 5000'));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Note')).toHaveValue('Fine');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  expect(page.getByRole('button', { name: /^Use it/ }).elements()).toEqual([]);
  leave();
  await ask(world, order('I agree to pay 5'));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test.each([
  ['checkbox', 'heading', page.getByRole('checkbox'), ''],
  ['radio', 'description', page.getByRole('radio'), ''],
  ['checkbox', 'description', page.getByRole('checkbox'), 'The terms. '.repeat(90)],
])('a %s does not come back under another %s', async (type, above, control, first) => {
  const order = (words: string) => ({
    [above]: first + words,
    fields: [
      { type, label: 'I agree', ...(type === 'radio' && { options: ['Yes'] }) },
      { type: 'text', label: 'Name' },
    ],
  });
  const world = await showRequest(order('Pay 10 francs?'));
  await userEvent.click(control);
  await userEvent.fill(page.getByLabelText('Name'), 'Ada');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(control).toBeChecked();
  leave();
  await ask(world, order('Pay 900 francs?'));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
  await expect.element(control).not.toBeChecked();
});

test('without a label, text comes back only where the same is asked', async () => {
  const question = (placeholder: string) => ({
    fields: [
      { type: 'text', placeholder },
      { type: 'text', label: 'Note' },
    ],
  });
  const world = await showRequest(question('Your name'));
  await userEvent.fill(page.getByLabelText('Question 1'), 'Ada');
  await userEvent.fill(page.getByLabelText('Note'), 'Fine');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, question('What shall be posted?'));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Note')).toHaveValue('Fine');
  await expect.element(page.getByLabelText('Question 1')).toHaveValue('');
});

test('what has no place in a form asked under the same id is still there to read and to use', async () => {
  const story = { type: 'textarea', label: 'Story' };
  const title = { type: 'text', label: 'Title' };
  const world = await showRequest({ fields: [story] });
  await userEvent.fill(page.getByLabelText('Story'), 'It was a dark night');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, { fields: [title, story] });
  show(world, '#/tasks/a/request');
  await userEvent.fill(page.getByLabelText('Title'), 'Night');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Night');
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(page.getByLabelText('Story')).toHaveValue('It was a dark night');
});

test('two choices do not come back where only one can be made', async () => {
  const places = (changes: object) => ({
    fields: [
      { type: 'select', label: 'Where', options: ['Home', 'Office'], ...changes },
      { type: 'text', label: 'Note' },
    ],
  });
  const world = await showRequest(places({ multiple: true }));
  await userEvent.selectOptions(page.getByLabelText('Where'), ['Home', 'Office']);
  await userEvent.fill(page.getByLabelText('Note'), 'Fine');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  await ask(world, places({}));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Note')).toHaveValue('Fine');
  await expect.element(page.getByLabelText('Where')).toHaveValue('');
});

test('that a reply is to be JSON comes back with its text', async () => {
  const world = await showRequest({ order: 17 }, { toolName: 'look_up_order' });
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  const asJson = page.getByRole('checkbox', { name: 'My reply is JSON' });
  await userEvent.fill(reply, '{"order": 12');
  await userEvent.click(asJson);
  await expect.poll(() => draftOf(world)).toMatchObject({ asJson: true });
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(reply).toHaveValue('{"order": 12');
  await expect.element(asJson).toBeChecked();
});

test.each([
  ['look_up_order', ''],
  ['get_password', 'seven'],
])('that is not stored alone, nor with a text not to be kept: %s, "%s"', async (toolName, text) => {
  const world = await showRequest({}, { toolName });
  if (text !== '') await userEvent.fill(page.getByRole('textbox', { name: 'Your reply' }), text);
  await userEvent.click(page.getByRole('checkbox', { name: 'My reply is JSON' }));
  leave();
  expect(draftOf(world)).toBeNull();
});

test('that a reply is JSON is not kept once its text is not to be', async () => {
  const world = await showRequest({}, { toolName: 'look_up' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Your reply' }), '7');
  await userEvent.click(page.getByRole('checkbox', { name: 'My reply is JSON' }));
  await expect.poll(() => draftOf(world)).toMatchObject({ reply: '7', asJson: true });
  await userEvent.click(page.getByRole('switch', { name: "Don't keep this" }));
  await expect.poll(() => draftOf(world)).toMatchObject({ reply: '', forget: true });
  expect(draftOf(world)).not.toHaveProperty('asJson');
});
