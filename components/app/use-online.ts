import { needsNetwork } from '@/lib/service/loopback';
import type { Connection } from '@/lib/task/connection';
import { useEffect, useState } from 'preact/hooks';

/** Whether the browser believes there is a network. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}

/** Tells of a connection whether only the lack of a network keeps its service from being asked. */
export function useOffline(): (connection: Connection | null | undefined) => boolean {
  const online = useOnline();
  return (connection) => !online && connection != null && needsNetwork(connection.baseUrl);
}
