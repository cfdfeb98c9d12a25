import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose code is fetched when it is first drawn. `load` must keep its promise. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let left = false;
      void load().then((component) => {
        if (!left) setLoaded(() => component);
      });
      return () => {
        left = true;
      };
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
