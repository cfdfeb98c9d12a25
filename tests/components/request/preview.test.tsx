import { createSheet } from '@/components/form/sheet';
import { WhatWillBeSent } from '@/components/request/what-will-be-sent';
import { readRequest } from '@/lib/form/read-request';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  root.remove();
});

test('what will be sent is what was read last, though an earlier reading ends later', async () => {
  const request = readRequest('form_input', { fields: [{ type: 'text', label: 'Name' }] });
  if (request.kind !== 'form') throw new Error('It is a form.');
  const sheet = createSheet(request.form);
  type Readings = Awaited<ReturnType<typeof sheet.readAll>>;
  const asked: ((readings: Readings) => void)[] = [];
  const readAll = () => new Promise<Readings>((resolve) => asked.push(resolve));
  const reads = (text: string) => [{ state: { kind: 'typed', text }, error: null } as const];
  document.body.append(root);
  render(<WhatWillBeSent sheet={{ ...sheet, readAll }} sent={false} />, root);
  await userEvent.click(page.getByText('What will be sent'));
  await expect.poll(() => asked.length).toBe(1);
  sheet.touch(0);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.(reads('newer'));
  await expect.poll(() => root.textContent).toContain('newer');
  asked[0]?.(reads('older'));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  expect(root.textContent).toContain('newer');
});
