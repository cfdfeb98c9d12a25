import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFail } from './boundary';

/** A component whose code is fetched when it is first drawn. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const fail = useFail();
    useEffect(() => {
      let left = false;
      load().then((component) => {
        if (!left) setLoaded(() => component);
      }, fail);
      return () => {
        left = true;
      };
    }, [fail]);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
