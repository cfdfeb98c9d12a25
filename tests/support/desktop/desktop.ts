import { startDisplay } from './display.ts';
import { type Notifier, startNotifier } from './notifier.ts';

/** A display nobody sees, with a bus and with what shows notifications on it. */
export async function startDesktop(): Promise<Notifier> {
  const display = await startDisplay();
  const notifier = await startNotifier(display);
  return {
    ...notifier,
    async stop() {
      await notifier.stop();
      await display.stop();
    },
  };
}
