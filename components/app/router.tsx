import { HomePage } from '@/components/home/home-page';
import { formatRoute, type Route } from '@/lib/route';
import { useEffect } from 'preact/hooks';
import { ArrivalProvider, useArrival } from './arrival';
import { Boundary } from './boundary';
import { lazy } from './lazy';
import { useFocusKept } from './use-focus-kept';
import { useHeartbeat } from './use-heartbeat';
import { useIntent } from './use-intent';
import { useRoute } from './use-route';

// Most visits are to home, and end with a request: the popup starts with no code but home's.
const loadOthers = () => import('./other-pages');
const NewTaskPage = lazy(() => loadOthers().then((module) => module.NewTaskPage));
const RequestPage = lazy(() => loadOthers().then((module) => module.RequestPage));
const SettingsPage = lazy(() => loadOthers().then((module) => module.SettingsPage));
const TaskPage = lazy(() => loadOthers().then((module) => module.TaskPage));
const ToolsPage = lazy(() => loadOthers().then((module) => module.ToolsPage));
const WelcomePage = lazy(() => loadOthers().then((module) => module.WelcomePage));

export function Router() {
  const route = useRoute();
  useHeartbeat(route);
  useFocusKept();
  const followed = useIntent();
  const hash = formatRoute(route);
  const arrival = useArrival(`${hash} ${followed}`);
  useEffect(() => scrollTo(0, 0), [hash]);
  return (
    <ArrivalProvider value={arrival}>
      <Boundary key={hash}>
        <RoutedPage route={route} />
      </Boundary>
    </ArrivalProvider>
  );
}

function RoutedPage({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'welcome':
      return <WelcomePage />;
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
