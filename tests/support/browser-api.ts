type Namespace = Record<string, unknown>;

const names =
  'action alarms commands contextMenus extension notifications permissions runtime sidebarAction storage tabs windows';

/** The browser as lib/platform sees it. It has only what a test gives it. */
export const browserApi: Readonly<Record<string, Namespace>> = Object.fromEntries(
  names.split(' ').map((name) => [name, {}]),
);

/** Lets the browser have these namespaces, and nothing else. */
export function browserHas(given: Readonly<Record<string, Namespace>>): void {
  for (const [name, namespace] of Object.entries(browserApi)) {
    for (const member of Object.keys(namespace)) delete namespace[member];
    Object.assign(namespace, given[name]);
  }
}

/** One of the browser's events. */
export function browserEvent<Args extends readonly unknown[]>() {
  const listeners: ((...args: Args) => unknown)[] = [];
  return {
    addListener: (listener: (...args: Args) => unknown) => void listeners.push(listener),
    /** @returns what its listeners return */
    fire: (...args: Args) => listeners.map((listener) => listener(...args)),
  };
}
