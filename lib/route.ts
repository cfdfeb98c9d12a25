/** Where a page is, as the hash of its address. The popup, the side panel and a tab share these. */
export type Route =
  | { readonly page: 'home' }
  | {
      readonly page: 'new';
      /** What the task is to be about, such as a page's address; '' for nothing yet. */
      readonly about: string;
      /** Through which connection it is to be started; '' where the person has not said. */
      readonly connectionId: string;
      /** Beckon's id of a task that the new one is to be like; '' for none. */
      readonly like: string;
    }
  | { readonly page: 'task'; readonly id: string }
  | { readonly page: 'request'; readonly id: string }
  /** What the browser opens once Beckon is installed. */
  | { readonly page: 'welcome' }
  | { readonly page: 'tools' }
  | { readonly page: 'settings' };

export type RouteTo<Page extends Route['page']> = Extract<Route, { page: Page }>;

/** Reads a location hash; anything it does not know is home, so that no link is a dead end. */
export function parseRoute(hash: string): Route {
  const [page = '', id = '', rest = '', like = ''] = hash.replace(/^#?\/?/, '').split('/');
  const task = page === 'tasks' ? decode(id) : '';
  if (task !== '') return { page: rest === 'request' ? 'request' : 'task', id: task };
  if (page === 'new') {
    return { page, about: decode(id), connectionId: decode(rest), like: decode(like) };
  }
  if (page === 'welcome' || page === 'tools' || page === 'settings') return { page };
  return { page: 'home' };
}

/** '' if the text is not validly encoded: an address can be mistyped. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'task':
      return `#/tasks/${encodeURIComponent(route.id)}`;
    case 'request':
      return `#/tasks/${encodeURIComponent(route.id)}/request`;
    case 'new':
      return (
        ['#/new', ...[route.about, route.connectionId, route.like].map(encodeURIComponent)]
          .join('/')
          // With nothing handed over, this gives the plain `#/new` that is linked to everywhere.
          .replace(/\/+$/, '')
      );
    case 'welcome':
    case 'tools':
    case 'settings':
      return `#/${route.page}`;
  }
}
