import type { Send } from '@/components/app/ports';
import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildTask } from '../../support/build-task';
import { leave, pageWorld, show } from '../../support/page-ports';
import { button, deleteEverything, exported, importFile, section, showData } from './show-data';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

test('everything can be exported, deleted and brought back, but for the key', async () => {
  const world = await showData();
  const text = await exported();
  expect(text).not.toContain('the-key');
  // The browser may ask where to save it, or may not save it at all, and tells nobody.
  await expect
    .element(section)
    .toMatchTextContent(
      'The browser saves the export, asks you where, or says that it is not allowed to. No keys are in it.',
    );
  expect(section.element().textContent).not.toContain('left out');
  await deleteEverything();
  expect(world.storage.dump('local')).toEqual({});
  await importFile(text);
  await expect.element(section).toMatchTextContent('Added: 1 task, 1 connection, no tools.');
  await expect.element(section).toMatchTextContent('Enter the key of the new connection');
  expect(section.element().textContent).not.toContain('here already');
  expect(section.element().querySelectorAll('output .notice')).toHaveLength(1);
  expect(world.storage.dump('local')).toHaveProperty([keys.task('a')], seal(buildTask('a')));
  await importFile(text);
  await expect.element(section).toMatchTextContent('2 were here already and stay as they are.');
  expect(section.element().textContent).not.toContain('Enter the key');
  expect(section.element().textContent).not.toContain('Your settings');
});

test('an import of settings says that they are replaced', async () => {
  const world = await showData();
  const settings = seal({ ...defaultSettings, historyDays: 7 });
  await importFile(JSON.stringify({ format: 'beckon-export', items: { settings } }));
  await expect
    .element(section)
    .toMatchTextContent('no tools. Your settings are those of the file now.');
  expect(world.storage.dump('local')).toHaveProperty(keys.settings, settings);
});

test('what an import came to is in sight, though the page grew above it', async () => {
  await page.viewport(380, 600);
  await showData();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollY).toBe(0);
  const text = await exported();
  await deleteEverything();
  await expect.element(page.getByRole('textbox', { name: 'Service address' })).toBeVisible();
  await importFile(text);
  const outcome = section.getByText(/^Added: 1 task/);
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expect.element(outcome).toBeInViewport();
});

test('another file is refused in words', async () => {
  await showData();
  await importFile('{"some": "thing"}');
  await expect
    .element(section.getByRole('alert'))
    .toMatchTextContent('is not one that Beckon exported.');
});

test('an export that cannot be read from the disk is not said to be there', async () => {
  const world = await showData();
  vi.spyOn(world.storage.local, 'keys').mockRejectedValue(new Error('The disk is gone.'));
  await userEvent.click(button('Export'));
  await expect
    .element(section.getByRole('alert'))
    .toMatchTextContent('Nothing was exported, because what is stored cannot be read.');
  await expect.element(button('Export')).toHaveAttribute('aria-disabled', 'false');
});

test('what is damaged keeps nothing else from being exported', async () => {
  const world = await showData();
  await world.storage.local.set({ [keys.task('odd')]: { v: 1, data: null } });
  const text = await exported();
  expect(text).toContain(keys.task('a'));
  expect(text).not.toContain(keys.task('odd'));
  await expect.element(section.getByText(/No keys are in it/)).toHaveClass('tone-ok');
  await expect.element(leftOut('1 damaged record was left out.')).toHaveClass('tone-waiting');
});

test('what an import had to skip is not said in green', async () => {
  await showData();
  const text = await exported();
  await deleteEverything();
  // The export as a later version of Beckon might have written it.
  await importFile(text.replace(/(?<="task:a": ?\{"v": ?)\d+/, '99'));
  await expect.element(leftOut(/^1 was skipped.+ update Beckon here/)).toHaveClass('tone-waiting');
});

const leftOut = (words: string | RegExp) => section.getByText(words);

/** Shows the settings in a tab. The test says when and how an import is answered. */
function showImporting(answer: () => Promise<Result<never, CommandError>>) {
  const world = pageWorld({ place: 'tab' });
  // The test answers imports; all other commands go to the world.
  const send = ((name, input) =>
    name === 'data.import' ? answer() : world.ports.send(name, input)) as Send;
  show({ ...world, ports: { ...world.ports, send } }, '#/settings');
  return world;
}

test('what came of the one before is not said of a file or an export under way', async () => {
  let answer = Promise.withResolvers<Result<never, CommandError>>();
  const world = showImporting(() => answer.promise);
  await importFile('no export');
  answer.resolve(fail({ code: 'invalid' }));
  await expect.element(section.getByRole('alert')).toBeVisible();
  const read = Promise.withResolvers<string[]>();
  vi.spyOn(world.storage.local, 'keys').mockReturnValue(read.promise);
  await userEvent.click(button('Export'));
  await expect.element(button('Export')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  read.reject(new Error('The disk is gone.'));
  await expect.element(section.getByRole('alert')).toBeVisible();
  answer = Promise.withResolvers();
  await importFile('{}');
  const chooser = section.getByLabelText('Import');
  await expect.element(chooser).toHaveAttribute('aria-disabled', 'true');
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  answer.resolve(fail({ code: 'invalid' }));
  await expect.element(section.getByRole('alert')).toBeVisible();
});

test('a file can be chosen, but no other while it is read', async () => {
  showImporting(() => new Promise(() => {}));
  const chooser = section.getByLabelText('Import');
  const isRefused = () => {
    let refused = false;
    const look = (event: Event) => {
      refused = event.defaultPrevented;
      // Otherwise the browser would open its file chooser.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    chooser.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return refused;
  };
  await expect.element(chooser).toHaveAttribute('aria-disabled', 'false');
  expect(isRefused()).toBe(false);
  await importFile('{}');
  await expect.element(chooser).toHaveAttribute('aria-disabled', 'true');
  expect(isRefused()).toBe(true);
});

test('the popup goes to a tab for the file', async () => {
  const world = await showData('popup');
  const closed = vi.spyOn(window, 'close').mockImplementation(() => {});
  await userEvent.click(button('Import in a tab'));
  await expect.poll(() => world.opened).toEqual(['#/settings']);
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  closed.mockRestore();
});
