import { handleCommand } from '@/lib/background/handle-command';
import type { CommandName, Input } from '@/lib/commands';
import type { PagePorts, Send } from '@/components/app/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { StoredTool } from '@/lib/tools/definition';
import { page } from 'vitest/browser';
import { backgroundWorld } from '../../support/background-world';
import { pageWorld, show } from '../../support/page-ports';

export const order: StoredTool = {
  name: 'look_up_order',
  description: 'Looks up one of our orders.',
  parameters: JSON.stringify({
    type: 'object',
    properties: {
      order_id: { type: 'string', description: 'The number on the invoice', examples: ['A-1029'] },
      copies: { type: 'integer', minimum: 2 },
    },
  }),
};

export const ping: StoredTool = { name: 'ping', description: '', parameters: '{}' };

/**
 * Shows the tools page, with a background that carries out its commands.
 * @param before what the background waits for before each command
 */
export async function showTools(
  tools: readonly StoredTool[],
  place: PagePorts['place'] = 'tab',
  before: () => Promise<void> = async () => {},
) {
  const world = pageWorld({ place });
  const { ports } = backgroundWorld({
    local: world.storage.local,
    session: world.storage.session,
  });
  const sent: CommandName[] = [];
  const send = <Name extends CommandName>(name: Name, input: Input<Name>) => {
    if (name !== 'check.due') sent.push(name);
    return before().then(() => handleCommand(ports, name, input));
  };
  if (tools.length > 0) await world.storage.local.set({ [keys.library]: seal(tools) });
  const open = () =>
    show(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handlers' outputs are parsed by neither side here
      { ...world, ports: { ...world.ports, send: send as Send } },
      '#/tools',
    );
  open();
  return {
    ...world,
    sent,
    /** Draws the page anew, as when a person comes back to it. */
    open,
    stored: () => world.storage.dump('local')[keys.library],
  };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
