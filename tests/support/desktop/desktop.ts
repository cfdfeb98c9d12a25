import { startDisplay } from './display.ts';
import { type Notifier, startNotifier } from './notifier.ts';
import { startWindowManager } from './window-manager.ts';

/** A display nobody sees, with a window manager, a bus, and what shows notifications on it. */
export async function startDesktop(): Promise<Notifier> {
  const display = await startDisplay();
  const manager = await startWindowManager(display);
  const notifier = await startNotifier(display);
  return {
    ...notifier,
    async stop() {
      await notifier.stop();
      await manager.stop();
      await display.stop();
    },
  };
}
