import './new-task.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useConnections } from '@/components/app/use-connections';
import { SetUpLink } from '@/components/settings/set-up-link';
import { useState } from 'preact/hooks';
import { NewTaskForm } from './new-task-form';
import { useAbout } from './use-about';
import { useNewTaskDraft } from './use-new-task-draft';

export function NewTaskPage({ about }: { readonly about: string }) {
  const connections = useConnections()?.connections;
  const { draft, edit, discard, full } = useNewTaskDraft();
  useAbout(about, draft, edit);
  const [shown, setShown] = useState<string | null>(null);
  const title = i18n.t('newTask.title');
  if (connections === undefined || draft === null) return <Page title={title} />;
  const connection =
    connections.find(({ id }) => id === draft.connectionId) ??
    // What is being written is meant for it, whatever becomes of its health.
    connections.find(({ id }) => id === shown) ??
    connections.find(({ health }) => health.state === 'ok') ??
    connections[0];
  if (connection !== undefined && connection.id !== shown) setShown(connection.id);
  if (connection === undefined) {
    return (
      <Page title={title}>
        <section class="card teaching">
          <p>{i18n.t('newTask.noConnection')}</p>
          <div class="buttons">
            <SetUpLink />
          </div>
        </section>
      </Page>
    );
  }
  return <NewTaskForm {...{ connections, connection, draft, edit, discard, full }} />;
}
