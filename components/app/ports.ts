import type { CommandError, CommandName, Input, Output } from '@/lib/messages';
import type {
  AreaName,
  Clock,
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

/** All a page knows of the world outside it; an entrypoint gives the browser's, a test its own. */
export interface PagePorts {
  /** Which of our places this page is in. */
  readonly place: 'popup' | 'panel' | 'tab';
  readonly local: StorageArea;
  readonly session: StorageArea;
  /**
   * What has been read of these keys already, at once: the values of those that exist. Null, and they
   * must be asked for.
   */
  readonly known: (
    area: AreaName,
    keys: readonly string[],
  ) => Readonly<Record<string, unknown>> | null;
  readonly changes: StorageChanges;
  readonly permissions: PagePermissions;
  readonly windows: PageWindows;
  readonly activePage: () => Promise<WebPage | null>;
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
