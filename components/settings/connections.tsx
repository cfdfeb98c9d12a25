import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { TabButton } from '@/components/app/tab-button';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { useTasks } from '@/components/app/stored/use-tasks';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { ConnectionCard } from './connection-card';
import { ConnectionForm } from './connection-form';
import { SavedNotice } from './saved-notice';
import type { SavedConnection } from './use-connection-form';
import { useNewConnection } from './use-new-connection';

/** What the open form writes: a change to the connection with this id, or, with null, a new one. */
interface Writing {
  readonly id: string | null;
}

export function Connections({ connections }: { readonly connections: readonly Connection[] }) {
  const { place } = usePorts();
  const tasks = useTasks();
  const schedule = useSchedule();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [justSaved, setJustSaved] = useState<SavedConnection | null>(null);
  const added = useNewConnection();
  const first = connections.length === 0;
  // A form that was begun stays, even if another page or an import adds a connection meanwhile.
  const adding = first || (writing === null ? added.begun : writing.id === null);
  const addRef = useFocusBack(adding);
  const write = (next: Writing | null) => {
    setWriting(next);
    setJustSaved(null);
  };
  const add = () => {
    write({ id: null });
    // Stores an empty draft, so that a tab opened from the popup shows the form, too.
    added.edit({});
  };
  const onSaved = (connection: SavedConnection) => {
    // The person may have opened another form while the browser asked.
    setWriting((now) => (now === writing ? null : now));
    setJustSaved(connection);
  };
  const close = () => write(null);
  const discard = () => {
    close();
    void added.discard();
  };
  // No notice if the connection was removed since, or if its key was refused: its card says that, and
  // no task can start.
  const fresh = connections.find(
    ({ id, health }) => id === justSaved?.id && health.state !== 'refused-key',
  );

  return (
    <Section heading={i18n.t('settings.connections')}>
      <div class="stack">
        {first && <p>{i18n.t('settings.firstConnection')}</p>}
        {place === 'popup' && (adding || writing !== null) && <TabOffer />}
        {!first && (
          <ul class="stack">
            {connections.map((connection) => (
              <ConnectionCard
                key={connection.id}
                connection={connection}
                tasks={tasks.filter(({ connectionId }) => connectionId === connection.id)}
                schedule={schedule}
                onChange={() => write({ id: connection.id })}
                form={
                  writing?.id === connection.id ? (
                    <ConnectionForm
                      saved={connection}
                      adding={null}
                      others={[]}
                      opened
                      onSaved={onSaved}
                      onCancel={close}
                    />
                  ) : null
                }
              />
            ))}
          </ul>
        )}
        <output>
          {/* Until the person allows it, here or in the card above. */}
          {fresh?.health.state === 'no-permission' && !justSaved?.granted && (
            <span class="notice tone-waiting">{i18n.t('settings.savedDenied')}</span>
          )}
        </output>
        {/* Each save is an object of its own; as the key, it has the connection tested anew. */}
        {fresh && justSaved?.granted && <SavedNotice key={justSaved} connection={fresh} />}
        {adding ? (
          <ConnectionForm
            saved={null}
            adding={added}
            others={connections}
            opened={writing?.id === null}
            onSaved={onSaved}
            onCancel={first ? null : discard}
          />
        ) : (
          <div class="buttons">
            <Button ref={addRef} onPress={add}>
              {i18n.t('settings.add')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function TabOffer() {
  return (
    <div class="notice stack">
      <p>{i18n.t('settings.popupWarning')}</p>
      <div class="buttons">
        <TabButton route="#/settings">{i18n.t('settings.openTab')}</TabButton>
      </div>
    </div>
  );
}
