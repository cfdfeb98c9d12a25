import { i18n } from '#i18n';
import { ConnectionNotice } from '@/components/app/connection/connection-notice';
import { Failure } from '@/components/app/command/failure';
import { NotSaved } from '@/components/app/drafts/not-saved';
import { Page } from '@/components/app/page';
import { SubmitButton } from '@/components/app/command/submit-button';
import type { Edit } from '@/components/app/drafts/use-draft';
import { useCommand } from '@/components/app/command/use-command';
import { ServerTasks } from '@/components/extras/server-tasks';
import { Form } from '@/components/look/form';
import { libraryOf, useLibrary } from '@/components/tools/use-library';
import { formatRoute } from '@/lib/route';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import type { Connection } from '@/lib/task/connection';
import { toStoredTool } from '@/lib/tools/definition';
import { formInputTool, simpleFormInputTool } from '@/lib/tools/form-input';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AgentField } from './agent-field';
import { ConnectionPicker } from './connection-picker';
import { defaultAgent } from './default-agent';
import { InstructionField } from './instruction-field';
import { ThisPage } from './this-page';
import { ToolChoice } from './tool-choice';
import { withAbout } from './with-about';
import { WatchExisting } from './watch-existing';

interface NewTaskFormProps {
  readonly connections: readonly Connection[];
  readonly connection: Connection;
  readonly draft: NewTaskDraft;
  readonly edit: Edit<NewTaskDraft>;
  readonly discard: (kept: Partial<NewTaskDraft>) => Promise<unknown>;
  /** The disk is full: what was typed cannot be saved. */
  readonly full: boolean;
}

export function NewTaskForm(props: NewTaskFormProps) {
  const { connections, connection, draft, edit, discard, full } = props;
  const { attempt, busy, start } = useCommand();
  const stored = useLibrary();
  const library = libraryOf(stored);
  const [triedEmpty, setTriedEmpty] = useState(false);
  // A ref beside the state: two presses may come before anything is drawn, and no task can be taken back.
  const startedRef = useRef(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const instruction = draft.instruction.trim();
  const formTool = draft.simpleForm ? simpleFormInputTool : formInputTool;
  useLayoutEffect(() => fieldRef.current?.focus(), []);

  // Until the tools have been read, the agent would be started without the chosen ones.
  const waitsForTools = stored.kind === 'loading' && draft.tools.length > 0;

  // From the press until the task's page is open: the draft is still to be discarded then.
  const started = busy || attempt.state === 'done';

  const begin = async () => {
    if (startedRef.current || waitsForTools) return;
    setTriedEmpty(instruction === '');
    if (instruction === '') {
      fieldRef.current?.focus();
      return;
    }
    startedRef.current = true;
    const result = await start('task.create', {
      connectionId: connection.id,
      instruction,
      agent: draft.agent.trim() || defaultAgent,
      tools: [
        ...(draft.askWithForm ? [toStoredTool(formTool)] : []),
        ...library.filter(({ name }) => draft.tools.includes(name)),
      ],
    });
    startedRef.current = result.ok;
    if (!result.ok) return;
    // The next task is most likely for the same service.
    await discard({ connectionId: draft.connectionId });
    // A person who has gone on to another page stays there.
    if (fieldRef.current !== null)
      location.hash = formatRoute({ page: 'task', id: result.value.id });
  };

  return (
    <Page
      title={i18n.t('newTask.title')}
      status={
        <ConnectionPicker
          connections={connections}
          chosen={connection}
          onChoose={(connectionId) => edit({ connectionId })}
        />
      }
      actions={<Actions busy={started} waits={waitsForTools} />}
    >
      {/* Shown before a long instruction is written. An outage is not: it may be over by the start. */}
      <ConnectionNotice connection={connection} backoff={undefined} id="mend" />
      <Form id="new-task" class="stack wide" onSubmit={begin}>
        <InstructionField
          field={fieldRef}
          value={draft.instruction}
          locked={started}
          onChange={(text) => edit({ instruction: text })}
          missing={triedEmpty && instruction === ''}
        />
        {/* Above, a popup cuts names that begin alike, such as those of two accounts at one service. */}
        {connections.length > 1 && (
          <p class="hint">{i18n.t('newTask.goesTo', [connection.name])}</p>
        )}
        <ThisPage
          onAdd={(about) => {
            edit((latest) => ({ instruction: withAbout(latest.instruction, about) }));
            fieldRef.current?.focus();
          }}
        />
        <ToolChoice {...{ draft, stored, edit }} />
        <AgentField value={draft.agent} onChange={(agent) => edit({ agent })} />
        {full && <NotSaved />}
        {/* The background may have ended just after it stored the task. */}
        <Failure attempt={attempt} unanswered={i18n.t('newTask.noAnswer')} />
      </Form>
      <WatchExisting connectionId={connection.id} taskId={draft.watchId ?? ''} edit={edit} />
      <ServerTasks key={connection.id} connection={connection} />
    </Page>
  );
}

function Actions({ busy, waits }: { readonly busy: boolean; readonly waits: boolean }) {
  return (
    <>
      <a class="button" href="#/">
        {i18n.t('app.cancel')}
      </a>
      <SubmitButton form="new-task" busy={busy || waits}>
        {i18n.t(busy ? 'newTask.starting' : 'newTask.start')}
      </SubmitButton>
    </>
  );
}
