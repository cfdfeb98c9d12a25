import type {
  BackgroundPermissions,
  Badge,
  Clock,
  Locks,
  Network,
  Notifications,
  StorageArea,
  Windows,
} from '@/lib/ports';

/** All the background knows of the world outside it. */
export interface BackgroundPorts {
  readonly local: StorageArea;
  readonly session: StorageArea;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly notifications: Notifications;
  readonly badge: Badge;
  readonly permissions: BackgroundPermissions;
  readonly windows: Windows;
  readonly network: Network;
  /** How many bytes the disk has left. */
  room(): Promise<number>;
  /** In [0, 1), for jitter. */
  random(): number;
  newId(): string;
}
