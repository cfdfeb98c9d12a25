import { formatRoute, parseRoute, type Route } from '@/lib/route';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Where the person was before the page that is shown. */
export interface Left {
  /** The hash of the page before; empty where there was none. */
  readonly hash: string;
  /** How far down home was scrolled when the person left it, in px. */
  readonly scrolled: number;
}

interface Visit extends Left {
  readonly route: Route;
}

/** The page's route, from its hash, now and whenever it changes. Each page begins at its top. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState<Visit>(() => ({
    route: parseRoute(location.hash),
    hash: '',
    scrolled: 0,
  }));
  // Not after the paint: a hash that changed before this listens would be missed.
  useLayoutEffect(() => {
    const follow = () => {
      const scrolled = scrollY;
      setVisit((before) => ({
        route: parseRoute(location.hash),
        hash: formatRoute(before.route),
        scrolled: before.route.page === 'home' ? scrolled : before.scrolled,
      }));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return visit;
}
