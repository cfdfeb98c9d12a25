import './extras.css';
import { i18n } from '#i18n';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { ServerTaskList } from './server-task-list';
import { useAbilities } from './use-abilities';

/** The service's own tasks, to be watched here; hidden where it does not list them. */
export function ServerTasks({ connection }: { readonly connection: Connection }) {
  const abilities = useAbilities(connection);
  const [open, setOpen] = useState(false);
  if (abilities?.tasks !== true) return null;
  return (
    <details
      class="server-tasks drawn-late"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary class="legend">{i18n.t('extras.tasks.heading')}</summary>
      {open && <ServerTaskList connectionId={connection.id} />}
    </details>
  );
}
