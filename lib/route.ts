/**
 * What a page shows, written as the hash of its address. The popup, the side panel and a tab share these.
 */
export type Route =
  | { readonly page: 'home' }
  | {
      readonly page: 'new';
      /** What the task is to be about, such as a page's address; '' for nothing yet. */
      readonly about: string;
      /** The connection to start the task with; '' when the person has not chosen one. */
      readonly connectionId: string;
      /** The id of the Beckon task to copy the form's content from; '' for none. */
      readonly like: string;
    }
  | { readonly page: 'task'; readonly id: string }
  | { readonly page: 'request'; readonly id: string }
  /** What the browser opens once Beckon is installed. */
  | { readonly page: 'welcome' }
  | { readonly page: 'tools' }
  | { readonly page: 'settings' };

export type RouteTo<Page extends Route['page']> = Extract<Route, { page: Page }>;

/** New task with nothing handed over. */
export const newTaskRoute: RouteTo<'new'> = { page: 'new', about: '', connectionId: '', like: '' };

/** Reads a location hash. An unknown hash means home, so that no link is a dead end. */
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

/** '' for a text that is not properly encoded: an address can be mistyped. */
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
          // With nothing handed over this gives `#/new`, the address that pages link to.
          .replace(/\/+$/, '')
      );
    case 'welcome':
    case 'tools':
    case 'settings':
      return `#/${route.page}`;
  }
}
