import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFail } from './boundary';

/**
 * A component whose code is fetched when it is first drawn, or sooner by `fetchCode`, which throws
 * what `load` does; from then on it is drawn at once.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Kept here: if each page fetched it anew, the document would be empty for a moment between two pages.
  let known: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    known ??= await load();
  };
  function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const fail = useFail();
    useEffect(() => {
      fetchCode().then(() => setLoaded(() => known), fail);
    }, [fail]);
    return Loaded === null ? null : <Loaded {...props} />;
  }
  return Object.assign(Lazy, { fetchCode });
}
