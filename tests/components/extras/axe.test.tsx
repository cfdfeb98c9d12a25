import { succeed } from '@/lib/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';
import { completed, everything, know, showTask } from './support';

afterEach(leave);

describe.each(schemes)('axe finds nothing, %s,', (scheme) => {
  beforeEach(() => prefer(scheme));

  test('while a run is being stopped', async () => {
    await showTask(
      everything,
      {},
      {
        'task.live': () => succeed({ url: 'https://live.example.net/' }),
      },
    );
    await userEvent.click(page.getByRole('button', { name: 'Stop run' }));
    await expect.element(page.getByRole('button', { name: 'Stop it now' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Watch live/ })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('on a result', async () => {
    await showTask(everything, completed, {
      'task.result': () =>
        succeed({
          status: 'error',
          error: 'API abort',
          output: '{"summary":"Half done"}',
          rows: '[{"train":"ICE 658","price":54.9},{"train":"IC 612","note":null}]',
        }),
    });
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('on the service’s own list', async () => {
    const world = pageWorld({
      answers: {
        'connection.tasks': () =>
          succeed({
            tasks: [{ id: 't1', status: 'active', name: 'Book a train' }],
            total: 40,
            limit: 30,
          }),
      },
    });
    await know(world, everything);
    show(world, '#/new');
    await userEvent.click(page.getByText('Tasks this service has'));
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
