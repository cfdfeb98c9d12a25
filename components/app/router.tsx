import { ArrivalProvider, useArrival } from '@/components/attention/arrival';
import { HomePage } from '@/components/home/home-page';
import { NewTaskPage } from '@/components/new-task/new-task-page';
import { SettingsPage } from '@/components/settings/settings-page';
import { TaskPage } from '@/components/task/task-page';
import { formatRoute, type Route } from '@/lib/route';
import { useEffect } from 'preact/hooks';
import { lazy } from './lazy';
import { useHeartbeat } from './use-heartbeat';
import { useIntent } from './use-intent';
import { useRoute } from './use-route';

// The form code is most of our code, and most visits to home and settings need none of it.
const RequestPage = lazy(() =>
  import('@/components/request/request-page').then((module) => module.RequestPage),
);
// Seldom visited.
const ToolsPage = lazy(() =>
  import('@/components/tools/tools-page').then((module) => module.ToolsPage),
);

export function Router() {
  const route = useRoute();
  useHeartbeat(route);
  const followed = useIntent();
  const hash = formatRoute(route);
  const arrival = useArrival(`${hash} ${followed}`);
  useEffect(() => scrollTo(0, 0), [hash]);
  return (
    <ArrivalProvider value={arrival}>
      <RoutedPage key={hash} route={route} />
    </ArrivalProvider>
  );
}

function RoutedPage({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'tools':
      return <ToolsPage />;
    case 'new':
      return <NewTaskPage about={route.about} />;
    case 'task':
      return <TaskPage id={route.id} />;
    case 'request':
      return <RequestPage id={route.id} />;
    case 'settings':
      return <SettingsPage />;
  }
}
