import { parseRoute, type Route } from '@/lib/route';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The page's route, from its hash, now and whenever it changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  // Before anything else can run: a hash that changes between two reads would be missed.
  useLayoutEffect(() => {
    const follow = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}
