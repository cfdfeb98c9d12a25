import './new-task.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useConnections } from '@/components/app/stored/use-connections';
import { useDraft } from '@/components/app/drafts/use-draft';
import { SetUpLink } from '@/components/settings/set-up-link';
import { keys } from '@/lib/store/keys';
import type { RouteTo } from '@/lib/route';
import { type NewTaskDraft, newTaskDraftSchema } from '@/lib/store/new-task-draft';
import { useState } from 'preact/hooks';
import { defaultAgent } from './default-agent';
import { NewTaskForm } from './new-task-form';
import { useHandedOver } from './use-handed-over';

const empty: NewTaskDraft = {
  instruction: '',
  agent: defaultAgent,
  connectionId: null,
  askWithForm: true,
  simpleForm: false,
  tools: [],
  watchId: '',
};

export function NewTaskPage({ route }: { readonly route: RouteTo<'new'> }) {
  const connections = useConnections()?.connections;
  const { draft, edit, discard, full } = useDraft(keys.newTaskDraft, newTaskDraftSchema, empty);
  // Only once the field can be there: it keeps the cursor at the end of the person's words.
  useHandedOver(route, connections === undefined ? null : draft, edit, discard);
  const [shown, setShown] = useState<string | null>(null);
  const title = i18n.t('newTask.title');
  if (connections === undefined || draft === null) return <Page title={title} />;
  const connection =
    connections.find(({ id }) => id === draft.connectionId) ??
    // The person writes for the connection shown, whatever becomes of its health.
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
