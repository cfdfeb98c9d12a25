import { HomePage } from '@/components/home/home-page';
import { formatRoute } from '@/lib/route';
import { useEffect, useState } from 'preact/hooks';
import { ArrivalProvider, useArrival } from './arrival';
import { Boundary } from './boundary';
import { lazy } from './lazy';
import { useFocusKept } from './use-focus-kept';
import { useHeartbeat } from './use-heartbeat';
import { useIntent } from './use-intent';
import { useRoute } from './use-route';

// Most visits are to home, and end with a request: the popup starts with no code but home's.
const OtherPage = lazy(() => import('./other-page').then((module) => module.OtherPage));

export function Router() {
  const route = useRoute();
  useHeartbeat(route);
  useFocusKept();
  const followed = useIntent();
  const hash = formatRoute(route);
  const [seen, setSeen] = useState(hash);
  if (route.page !== 'home' && hash !== seen) setSeen(hash);
  const arrival = useArrival(`${hash} ${followed}`);
  useEffect(() => scrollTo(0, 0), [hash]);
  return (
    <ArrivalProvider value={arrival}>
      <Boundary key={hash}>
        {route.page === 'home' ? <HomePage seen={seen} /> : <OtherPage route={route} />}
      </Boundary>
    </ArrivalProvider>
  );
}
