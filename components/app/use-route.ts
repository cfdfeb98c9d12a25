import { parseRoute, type Route } from '@/lib/route';
import { useEffect, useState } from 'preact/hooks';

/** The page's route, from its hash, now and whenever it changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}
