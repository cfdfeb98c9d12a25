import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show } from '../../support/page-ports';
import { ask, showRequest } from './show-request';

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
