import { useEffect, useState } from 'preact/hooks';
import { usePorts } from './ports';

/** The browser window this page is in; null until it is known. */
export function useWindow(): number | null {
  const { windows } = usePorts();
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    void windows.current().then(setId);
  }, [windows]);
  return id;
}
