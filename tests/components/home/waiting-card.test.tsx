import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const needsYou = page.getByRole('region', { name: 'Needs you' });
const digest = { kind: 'form', heading: 'Log in', fields: 3, secrets: 1 } as const;

async function showHome(tasks: readonly ReturnType<typeof buildTask>[]) {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await expect.element(needsYou).toBeVisible();
  return world;
}

test('a request says what is asked, for which task, and how long it has waited', async () => {
  const call = buildCall({ digest, firstSeenAt: testNow - 240_000 });
  const world = await showHome([buildTask('a', { title: 'Paper', call })]);
  const card = needsYou.getByRole('link');
  await expect.element(card).toHaveTextContent('Log in4 minPaper 3 fields, 1 secret');
  world.setNow(testNow + 60_000);
  await expect.element(card).toMatchTextContent(/5 min/);
  // If the age were part of the name, a screen reader would read the name again whenever the age
  // changes.
  await expect.element(card).toHaveAccessibleName('Log in Paper · 3 fields, 1 secret');
  await expect.element(card).toHaveAccessibleDescription('5 min');
});

test('how long it has waited is not read out again while it has the focus', async () => {
  const call = buildCall({ digest, firstSeenAt: testNow - 8_000 });
  const world = await showHome([buildTask('a', { title: 'Paper', call })]);
  const card = needsYou.getByRole('link');
  card.element().focus();
  world.setNow(testNow + 3_000);
  await expect.element(card).toMatchTextContent(/11 s/);
  await expect.element(card).toHaveAccessibleDescription('8 s');
  world.setNow(testNow + 70_000);
  await expect.element(card).toHaveAccessibleDescription('1 min');
});

test('one without a heading goes by its task, which is named once', async () => {
  const call = buildCall({ digest: { ...digest, heading: '' } });
  await showHome([buildTask('a', { title: 'Paper', call })]);
  await expect
    .element(needsYou.getByRole('link'))
    .toHaveAccessibleName('Paper · 3 fields, 1 secret');
});

test('one whose connection is gone says why it cannot be answered', async () => {
  const call = buildCall({ digest });
  await showHome([buildTask('a', { title: 'Paper', call, connectionId: 'gone' })]);
  await expect
    .element(needsYou.getByRole('link'))
    .toMatchTextContent(/its connection was removed or damaged, so no answer can be sent/);
});

test('however long a task is called, what its request asks for is in sight', async () => {
  await showHome([buildTask('a', { title: 'Paper '.repeat(60), call: buildCall({ digest }) })]);
  const asks = page.getByText('3 fields, 1 secret', { exact: true });
  await expect.element(asks).toBeVisible();
  const { left, bottom } = asks.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 1, bottom - 1)).toBe(asks.element());
});

test('a title from right to left begins where the others do, and keeps its distance', async () => {
  const titles = ['Hall', 'قاعة'];
  await showHome(
    titles.map((title, at) => buildTask(`t${at}`, { title, call: buildCall({ digest }) })),
  );
  const places = titles.map((text) => {
    const title = page.getByText(text, { exact: true }).element();
    const { left, right } = title.getBoundingClientRect();
    const { left: next = 0 } =
      title.parentElement?.nextElementSibling?.getBoundingClientRect() ?? {};
    return { left, gap: next - right };
  });
  expect(places[1]).toEqual(places[0]);
});

test('a mark keeps the same distance from what follows as all else in its line', async () => {
  const shown = { title: 'Paper', muted: true, watch: 'paused' } as const;
  const unnamed = { ...digest, heading: '' };
  await showHome([
    buildTask('a', { ...shown, call: buildCall({ digest }) }),
    buildTask('b', { ...shown, call: buildCall({ digest: unnamed }) }),
  ]);
  await expect.element(needsYou.getByText('muted').first()).toBeVisible();
  const gaps = [...document.querySelectorAll('.waiting-card .of')].map((line) => {
    const places = [...line.children].map((part) => part.getBoundingClientRect());
    return places.slice(1).map(({ left }, at) => Math.round(left - (places[at]?.right ?? 0)));
  });
  expect(gaps).toEqual([
    [11, 11, 11],
    [11, 11],
  ]);
});

test('what is asked keeps its lines as its age grows', async () => {
  const waited = (seconds: number) => buildCall({ firstSeenAt: testNow - seconds * 1000 });
  await showHome([5, 59, 65, 3599].map((age) => buildTask(`t${age}`, { call: waited(age) })));
  const headings = [...document.querySelectorAll('.waiting-card strong')];
  expect(new Set(headings.map((one) => one.clientWidth)).size).toBe(1);
});

test('a request whose task was paused says so', async () => {
  await showHome([buildTask('a', { call: buildCall(), watch: 'paused' })]);
  await expect.element(needsYou.getByText('paused')).toBeVisible();
});

test('a request whose task is muted says that, and not until when it was put off', async () => {
  const call = buildCall({ snoozedUntil: testNow + 900_000 });
  await showHome([buildTask('a', { call, muted: true })]);
  await expect.element(needsYou.getByText('muted', { exact: true })).toBeVisible();
  expect(needsYou.getByText('snoozed').query()).toBeNull();
});

test('a request that was put off says so, until it is told of again', async () => {
  const call = buildCall({ snoozedUntil: testNow + 900_000 });
  const world = await showHome([buildTask('a', { call }), buildTask('b', { call: buildCall() })]);
  const mark = needsYou.getByText('snoozed');
  await expect.element(mark).toBeVisible();
  expect(mark.element().closest('a')?.getAttribute('href')).toBe('#/tasks/a/request');
  world.setNow(testNow + 900_000);
  await expect.element(mark).not.toBeInTheDocument();
});

test('where there are several connections, requests and tasks of one name say whose they are', async () => {
  const lab = buildConnection({ id: 'lab', name: 'Lab' });
  const named = { title: 'Paper', call: buildCall({ digest }) };
  const tasks = [
    buildTask('a', named),
    buildTask('b', { ...named, connectionId: 'lab' }),
    buildTask('c', { title: 'Hall', connectionId: 'lab' }),
    buildTask('d', { title: 'Lost', connectionId: 'gone' }),
  ];
  const world = await showHome(tasks);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Log in Paper · 3 fields, 1 secret').first()).toBeVisible();
  await store(world.storage, { connections: [lab] });
  await expect.element(link('Log in Paper · 3 fields, 1 secret · Office tasks')).toBeVisible();
  await expect.element(link('Log in Paper · 3 fields, 1 secret · Lab')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Running' }).getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Hall' })).toMatchTextContent(/Lab/);
  await expect.element(rows.filter({ hasText: 'Lost' })).not.toMatchTextContent(/Lab|Office/);
});

test('a name that is too long for its line is cut short there, clear of the actions', async () => {
  const name = 'AtHomeBehindTheFirewall'.repeat(20);
  const world = await showHome([
    buildTask('a', { call: buildCall({ digest }), connectionId: 'home' }),
    buildTask('b', { connectionId: 'home' }),
  ]);
  await store(world.storage, { connections: [buildConnection({ id: 'home', name })] });
  const names = page.getByText(name);
  await expect.poll(() => names.elements()).toHaveLength(2);
  const dots = document.querySelector('.dots')!.getBoundingClientRect();
  for (const drawn of names.elements()) {
    const { right, height } = drawn.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(dots.left);
    expect(height).toBeLessThan(30);
  }
});
