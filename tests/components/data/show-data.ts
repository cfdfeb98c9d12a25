import { handleCommand } from '@/lib/background/handle-command';
import type { PagePorts, Send } from '@/components/app/ports';
import type { CommandName, Input } from '@/lib/commands';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backgroundWorld } from '../../support/background-world';
import { buildConnection, buildTask } from '../../support/build-task';
import { catchDownloads } from '../../support/catch-downloads';
import { pageWorld, show, store } from '../../support/page-ports';

export const section = page.getByRole('region', { name: 'Your data' });
export const button = (name: string) => section.getByRole('button', { name, exact: true });

export async function showData(place: PagePorts['place'] = 'tab') {
  const world = pageWorld({ place });
  const { local, session } = world.storage;
  const { ports } = backgroundWorld({ local, session });
  const send = <Name extends CommandName>(name: Name, input: Input<Name>) =>
    handleCommand(ports, name, input);
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  await local.set({ [keys.apiKey('office')]: seal('the-key') });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handlers' outputs are parsed by neither side here
  show({ ...world, ports: { ...world.ports, send: send as Send } }, '#/settings');
  await expect.element(section).toBeVisible();
  return world;
}

export async function exported(): Promise<string> {
  const files = catchDownloads();
  await userEvent.click(button('Export'));
  const name: unknown = expect.stringMatching(/^beckon-export-\d{4}-\d\d-\d\d\.json$/);
  await expect.poll(() => files).toMatchObject([{ name }]);
  return files[0]?.text ?? '';
}

export const importFile = (text: string) =>
  userEvent.upload(section.getByLabelText('Import'), new File([text], 'beckon-export.json'));

export async function deleteEverything() {
  await userEvent.click(button('Delete everything'));
  await userEvent.click(button('Delete for good'));
  await expect.element(section).toMatchTextContent('Everything is deleted.');
}
