import type {
  Alarms,
  Badge,
  Clock,
  Locks,
  Network,
  Notifications,
  Permissions,
  StorageArea,
  Windows,
} from '@/lib/ports';

/** All the background knows of the world outside it. */
export interface BackgroundPorts {
  readonly local: StorageArea;
  readonly session: StorageArea;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly alarms: Alarms;
  readonly notifications: Notifications;
  readonly badge: Badge;
  /** To ask for one takes a click on a page. */
  readonly permissions: Omit<Permissions, 'request'>;
  readonly windows: Omit<Windows, 'inFront'>;
  readonly network: Network;
  /** In [0, 1), for jitter. */
  random(): number;
  newId(): string;
}
