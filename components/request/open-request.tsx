import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { readRequest } from '@/lib/form/read-request';
import { isAnswerable } from '@/lib/task/deliver';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Decline } from './decline';
import { DeliveryStatus } from './delivery-status';
import { FormRequest } from './form-request';
import { ToolRequest } from './tool-request';
import { TrustStrip } from './trust-strip';
import type { Asker } from './use-asker';
import { useDraft } from './use-draft';

interface OpenRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly parameters: unknown;
  readonly asker: Asker;
  readonly title: string;
  readonly status: ComponentChildren;
}

/** A call that is open: who asks, what they ask, and where the answer is on its way. */
export function OpenRequest({ task, call, parameters, asker, title, status }: OpenRequestProps) {
  const [declining, setDeclining] = useState(false);
  const draft = useDraft(call.toolCallId);
  const request = useMemo(
    () => readRequest(call.toolName, parameters),
    [call.toolName, parameters],
  );
  const busy = !isAnswerable(call.delivery);
  const actions = (
    <>
      <button
        type="button"
        class="button"
        aria-expanded={declining}
        disabled={busy}
        onClick={() => setDeclining(!declining)}
      >
        {i18n.t('request.cannotAnswer')}
      </button>
      <span class="end small muted" aria-live="polite">
        {draft.saved && !busy && i18n.t('request.draftSaved')}
      </span>
    </>
  );
  return (
    <Page title={title} status={status} actions={actions}>
      <TrustStrip call={call} asker={asker} />
      {call.delivery !== null && (
        <DeliveryStatus task={task} call={call} delivery={call.delivery} host={asker.host} />
      )}
      {declining && !busy && (
        <Decline task={task} call={call} request={request} onKeep={() => setDeclining(false)} />
      )}
      {request.kind === 'form' ? (
        <FormRequest
          task={task}
          call={call}
          form={request.form}
          host={asker.host}
          busy={busy}
          draft={draft}
        />
      ) : (
        <ToolRequest task={task} call={call} request={request} busy={busy} draft={draft} />
      )}
    </Page>
  );
}
