import type { CommandError, CommandName, Input, Output } from '@/lib/commands';
import type {
  AreaName,
  Clock,
  Notifications,
  PagePermissions,
  PageWindows,
  StorageArea,
  StorageChanges,
  WebPage,
} from '@/lib/ports';
import type { Result } from '@/lib/result';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Send = <Name extends CommandName>(
  name: Name,
  input: Input<Name>,
) => Promise<Result<Output<Name>, CommandError>>;

/** All that a page uses of the world outside it. An entrypoint passes the browser's, a test its own. */
export interface PagePorts {
  /** Where the browser shows this page. */
  readonly place: 'popup' | 'panel' | 'tab';
  readonly local: StorageArea;
  readonly session: StorageArea;
  /**
   * Returns at once the values of those keys that exist, if all of them have been read ahead. If not,
   * null: they must be read from the area.
   */
  readonly known: (
    area: AreaName,
    keys: readonly string[],
  ) => Readonly<Record<string, unknown>> | null;
  readonly changes: StorageChanges;
  readonly permissions: PagePermissions;
  readonly windows: PageWindows;
  readonly activePage: () => Promise<WebPage | null>;
  readonly shownNotifications: Notifications['shown'];
  readonly clock: Clock;
  readonly send: Send;
}

const Ports = createContext<PagePorts | null>(null);
export const PortsProvider = Ports.Provider;

/** @throws when a component is drawn outside a PortsProvider. */
export function usePorts(): PagePorts {
  const ports = useContext(Ports);
  if (ports === null) throw new Error('No PortsProvider above this component.');
  return ports;
}
