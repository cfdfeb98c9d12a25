import { RequestPage } from '@/components/request/request-page';
import { TaskPage } from '@/components/task/task-page';
import { ToolsPage } from '@/components/tools/tools-page';
import { NewTaskPage } from '@/components/new-task/new-task-page';
import { SettingsPage } from '@/components/settings/settings-page';
import { WelcomePage } from '@/components/welcome/welcome-page';
import type { Route } from '@/lib/route';

interface OtherPageProps {
  readonly route: Exclude<Route, { page: 'home' }>;
}

/** Any page but home. They share a file, loaded when a page is idle, or when the first of them opens. */
export function OtherPage({ route }: OtherPageProps) {
  switch (route.page) {
    case 'request':
      return <RequestPage id={route.id} />;
    case 'task':
      return <TaskPage id={route.id} />;
    case 'tools':
      return <ToolsPage />;
    case 'new':
      return <NewTaskPage route={route} />;
    case 'settings':
      return <SettingsPage />;
    case 'welcome':
      return <WelcomePage />;
  }
}
