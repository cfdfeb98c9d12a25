import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../../support/at-rest';
import { buildCall, buildConnection, buildTask } from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';
import { everything, know } from '../../extras/support';

afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const heading = page.getByRole('heading', { level: 1 });
const completed = { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } };

/** Home in a world where a command to pause, archive or restore a task takes effect at once. */
async function showHome(tasks: readonly TaskRecord[]) {
  const put = (id: string, watch: TaskRecord['watch']) => {
    const task = tasks.find((one) => one.id === id) ?? buildTask(id);
    void world.storage.local.set({ [keys.task(id)]: seal({ ...task, watch }) });
    return succeed(null);
  };
  const world = pageWorld({
    answers: {
      'task.watch': ({ id, watch }) => put(id, watch),
      'tasks.watch': ({ tasks }) => {
        for (const { id, watch } of tasks) put(id, watch);
        return succeed(null);
      },
    },
  });
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await expect.element(page.getByRole('region', { name: 'Running' })).toBeVisible();
  return world;
}

test('an Undo that is done leaves the focus at the heading', async () => {
  await showHome([buildTask('a', { title: 'One' })]);
  await press('What to do with One');
  await press('Pause');
  await press('Undo');
  await expect.element(heading).toHaveFocus();
});

test('a request that goes above the one that has it takes nothing from that', async () => {
  const asking = (id: string, heading: string, firstSeenAt: number) =>
    buildTask(id, {
      call: buildCall({ firstSeenAt, digest: { kind: 'form', heading, fields: 1, secrets: 0 } }),
    });
  const world = await showHome([asking('a', 'First', 1), asking('b', 'Second', 2)]);
  const second = page.getByRole('link', { name: /^Second/ });
  second.element().focus();
  await store(world.storage, { tasks: [buildTask('a')] });
  await expect.element(page.getByRole('link', { name: /^First/ })).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

test('the last row of a list leaves it at the list', async () => {
  await showHome([buildTask('a', { title: 'One' })]);
  await press('What to do with One');
  await press('Archive');
  await expect.element(page.getByRole('region', { name: 'Running' })).toHaveFocus();
});

test('a button that has the focus and goes as it is pressed leaves it at its list', async () => {
  await showHome([buildTask('a', completed), buildTask('b', completed)]);
  const button = page.getByRole('button', { name: 'Archive all' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.click(button);
  await expect.element(page.getByRole('region', { name: 'Finished' })).toHaveFocus();
});

test('all that is archived at once leaves it at the list', async () => {
  await showHome([buildTask('a', completed), buildTask('b', completed)]);
  await press('Archive all');
  await expect.element(page.getByRole('region', { name: 'Finished' })).toHaveFocus();
});

test('where nothing was found, showing all leaves it at the heading', async () => {
  await showHome(Array.from({ length: 9 }, (_, index) => buildTask(`t${index}`)));
  await userEvent.fill(page.getByRole('searchbox'), 'no such thing');
  await press('Show all tasks');
  await expect.element(heading).toHaveFocus();
});

test('showing more goes on at the first task that is new', async () => {
  await showHome(
    Array.from({ length: 55 }, (_, index) => buildTask(`t${index}`, { addedAt: -index })),
  );
  await press('Show 5 more');
  await expect.element(page.getByRole('link', { name: /called t50/ })).toHaveFocus();
});

test('a task of the service that was added leaves it at its row', async () => {
  const world = pageWorld({
    answers: {
      'connection.tasks': () =>
        succeed({ tasks: [{ id: 't', status: null, name: 'Book' }], total: 1, limit: 30 }),
      'task.adopt': () => {
        const creation = { state: 'created', taskId: 't', at: 1 } as const;
        void store(world.storage, { tasks: [buildTask('a', { creation })] });
        return succeed({ id: 'a' });
      },
    },
  });
  await know(world, everything);
  show(world, '#/new');
  await userEvent.click(page.getByText('Tasks this service has'));
  await press('Watch Book');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Book' })).toHaveFocus();
});

test('a permission that is granted leaves it at the connection', async () => {
  const world = pageWorld({ place: 'tab' });
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  show(world, '#/settings');
  await press('Allow api.example.net');
  const item = page.getByRole('listitem').filter({ hasText: 'Office' });
  await expect.element(item).toHaveFocus();
  // A list item has no name of its own: without one, a screen reader would say nothing when it has
  // the focus.
  await expect.element(item).toHaveAccessibleName(/^Office tasks .*Allowed/);
  await userEvent.tab();
  await expect.element(item).toHaveAccessibleName('');
});

test('pressed before the page has come to rest, it leaves it there too', async () => {
  const held = new Set<() => void>();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => held.add(act) && act);
  vi.stubGlobal('cancelIdleCallback', (act: () => void) => held.delete(act));
  await showHome([buildTask('a', { title: 'One' })]);
  await press('What to do with One');
  await press('Archive');
  await expect.element(page.getByRole('link', { name: /^One/ })).not.toBeInTheDocument();
  for (const act of held) act();
  await expect.element(page.getByRole('region', { name: 'Running' })).toHaveFocus();
});

test('who has pressed beside it is left there, whatever goes', async () => {
  const world = await showHome([buildTask('a', { title: 'One' })]);
  await expect.element(heading).toHaveFocus();
  page.getByRole('button', { name: 'What to do with One' }).element().focus();
  await userEvent.click(page.getByText('Nothing waits for you.'));
  await world.storage.local.remove([keys.task('a')]);
  await expect.element(page.getByRole('link', { name: /^One/ })).not.toBeInTheDocument();
  await atRest();
  expect(document.activeElement).toBe(document.body);
});

test('in a window behind others, which gets no focus events, what took the focus keeps it', async () => {
  const silence = (event: FocusEvent) => event.stopImmediatePropagation();
  const world = await showHome([buildTask('a', { title: 'One' }), buildTask('b')]);
  await expect.element(heading).toHaveFocus();
  page.getByRole('button', { name: 'What to do with One' }).element().focus();
  addEventListener('focusin', silence, true);
  onTestFinished(() => removeEventListener('focusin', silence, true));
  const settings = page.getByRole('link', { name: 'Settings' }).element();
  settings.focus();
  await world.storage.local.remove([keys.task('a')]);
  await expect.element(page.getByRole('link', { name: /^One/ })).not.toBeInTheDocument();
  await atRest();
  expect(document.activeElement).toBe(settings);
});
