import { HomePage } from '@/components/home/home-page';
import { formatRoute } from '@/lib/route';
import { ArrivalProvider, useArrival } from './arrival';
import { Boundary } from './boundary';
import { lazy } from './lazy';
import { useFocusKept } from './use-focus-kept';
import { useHeartbeat } from './use-heartbeat';
import { useIntent } from './use-intent';
import { useVisit } from './use-visit';

// Most visits are to home, and end with a request: the popup starts with no code but home's.
const OtherPage = lazy(() => import('./other-page').then((module) => module.OtherPage));

export function Router() {
  const visit = useVisit();
  const { route } = visit;
  useHeartbeat(route);
  useFocusKept();
  const followed = useIntent();
  const hash = formatRoute(route);
  const arrival = useArrival(`${hash} ${followed}`);
  return (
    <ArrivalProvider value={arrival}>
      <Boundary key={hash}>
        {route.page === 'home' ? <HomePage left={visit} /> : <OtherPage route={route} />}
      </Boundary>
    </ArrivalProvider>
  );
}
