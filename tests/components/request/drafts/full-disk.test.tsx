import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../../support/page-ports';
import { answersOf, draftOf, showRequest } from '../show-request';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

const other = { fields: [{ type: 'text', label: 'Other' }] };

test('a full disk loses nothing on screen, and claims nothing', async () => {
  const world = await showRequest(other);
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.poll(() => set.mock.calls.length).toBe(1);
  await expect.element(page.getByLabelText('Other')).toHaveValue('typed');
  expect(document.body.textContent).not.toContain('Draft saved');
});

test('a full disk is told, and the draft saved once there is room', async () => {
  const world = await showRequest(other);
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.fill(page.getByLabelText('Other'), 'kept');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  expect(draftOf(world)).toBeNull();
  set.mockRestore();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(draftOf(world)?.fields[0]?.text).toBe('kept');
});

test('a full disk is told no longer once what was typed is on its way as the answer', async () => {
  const world = await showRequest(other);
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answersOf(world)).toHaveLength(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what is cleared while the disk is full does not come back', async () => {
  const world = await showRequest(other);
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.clear(page.getByLabelText('Other'));
  await expect.poll(() => draftOf(world)).toBeNull();
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
});

test('what it did not take does not come once all is deleted, and there is room', async () => {
  const world = await showRequest(other);
  const { local } = world.storage;
  const set = vi.spyOn(local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  set.mockRestore();
  const late = vi.spyOn(local, 'set');
  await local.remove(await local.keys());
  // As it closes, the page writes down what it can.
  await expect.poll(() => late.mock.calls.length).toBe(1);
  await expect.poll(() => world.storage.dump('local')).toEqual({});
});

test('what was written stays when the disk takes no more of it', async () => {
  const world = await showRequest(other);
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(page.getByLabelText('Other'), 'typed more');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  expect(draftOf(world)?.fields[0]?.text).toBe('typed');
});

test('what was written of a reply in words stays when the disk takes no more of it', async () => {
  const world = await showRequest({}, { toolName: 'look_up' });
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await userEvent.fill(box, 'typed');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(box, 'typed more');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  expect(draftOf(world)?.reply).toBe('typed');
});

test('where one of two texts is not saved, nothing says that a draft is', async () => {
  const world = await showRequest(other);
  await userEvent.fill(page.getByLabelText('Other'), 'typed');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: "Can't answer" }));
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.fill(page.getByLabelText("Why can't you answer?"), 'no idea');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument();
});
