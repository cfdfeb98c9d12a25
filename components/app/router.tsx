import { HomePage } from '@/components/home/home-page';
import { formatRoute } from '@/lib/route';
import { ArrivalProvider, useArrival } from './focus/arrival';
import { Boundary } from './boundary';
import { OtherPage } from './lazy-page';
import { useFocusKept } from './focus/use-focus-kept';
import { useHeartbeat } from './use-heartbeat';
import { useIntent } from './use-intent';
import { useVisit } from './use-visit';
import { whenIdle } from './when-idle';
import { useEffect } from 'preact/hooks';

export function Router() {
  const visit = useVisit();
  const { route } = visit;
  useHeartbeat(route);
  useFocusKept();
  const followed = useIntent();
  const hash = formatRoute(route);
  const arrival = useArrival(`${hash} ${followed}`);
  useEffect(() => {
    // With its code fetched, the next page is drawn at once. If fetching fails, that page says so.
    return whenIdle(() => void OtherPage.fetchCode().catch(() => undefined));
  }, []);
  return (
    <ArrivalProvider value={arrival}>
      <Boundary key={hash}>
        {route.page === 'home' ? <HomePage left={visit} /> : <OtherPage route={route} />}
      </Boundary>
    </ArrivalProvider>
  );
}
