import { i18n } from '#i18n';
import { NotSaved } from '@/components/app/drafts/not-saved';
import { Page } from '@/components/app/page';
import type { Stored } from '@/components/app/stored/use-stored';
import { LiveView } from '@/components/extras/live-view';
import { TroubleNotice } from '@/components/task/trouble-notice';
import { readRequest } from '@/lib/form/read-request';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { isAnswerable } from '@/lib/task/deliver';
import type { LogEntry } from '@/lib/task/log';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Decline } from './decline';
import { DeliveryStatus } from './delivery/delivery-status';
import { FormRequest } from './form-request';
import { RequestActions } from './request-actions';
import { SavedNote } from './drafts/saved-note';
import { ToolRequest } from './tool-request';
import { TrustStrip } from './trust-strip';
import { useAnswer } from './use-answer';
import { useCallDraft } from './drafts/use-call-draft';
import { useFollowed } from './drafts/use-followed';

interface OpenRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly parameters: unknown;
  /** The task's log. */
  readonly log: Stored<readonly LogEntry[]>;
  /** Null when it is gone. */
  readonly connection: Connection | null;
  readonly title: string;
  readonly status: ComponentChildren;
  /** Another task's request that waits. */
  readonly next: TaskRecord | null;
  /** A notice of what keeps the connection from working, if anything does. */
  readonly outage: ComponentChildren;
  /** What became of the request this page showed before. */
  readonly before: ComponentChildren;
}

/** A call that is open: who asks, what they ask, and how far the answer has come. */
export function OpenRequest(props: OpenRequestProps) {
  const { task, call, parameters, log, connection, title, status, outage, before, next } = props;
  // Null until "Can't answer" is first opened. It then stays drawn, so that the reason stays, too.
  const [declining, setDeclining] = useState<boolean | null>(null);
  const declineRef = useRef<HTMLButtonElement>(null);
  const draft = useCallDraft(task.id, keys.draft(task.id, call.toolCallId));
  const reason = useCallDraft(task.id, keys.reason(task.id, call.toolCallId));
  useFollowed(reason, ({ reply, forget, aside }) => {
    if (reply !== '' || forget !== null) setDeclining(aside !== true);
  });
  const given = useAnswer(task, call);
  // Once its connection is removed, there is nobody to answer to.
  const isGone = connection === null;
  const host = isGone ? '' : new URL(connection.baseUrl).host;
  const full = draft.full || reason.full;
  const answer = isGone ? { ...given, busy: true } : given;
  const { toolName } = call;
  const request = useMemo(() => readRequest(toolName, parameters), [toolName, parameters]);
  const isDeclining = declining === true;
  // Whether the outage may pass without the person.
  const passing = connection?.health.state === 'ok';
  // This notice comes and goes. Above the form, it would move the form from under the pointer.
  const below = passing && isAnswerable(call.delivery);
  const asked = {
    task,
    call,
    // While "Can't answer" is open, the error stands there.
    answer: isDeclining ? { ...answer, error: null } : answer,
    draft,
    // Whoever sends an answer after all no longer declines.
    stopDeclining: isDeclining ? () => setDeclining(false) : null,
  };
  const keep = () => {
    setDeclining(false);
    declineRef.current?.focus();
  };
  const actions = (
    <RequestActions
      task={task}
      call={call}
      next={next}
      button={declineRef}
      busy={answer.busy}
      declining={isDeclining}
      onDecline={() => setDeclining(!declining)}
      saved={!answer.busy && !full && <SavedNote draft={draft} reason={reason} />}
    />
  );
  return (
    <Page title={title} status={status} actions={actions}>
      <TrustStrip task={task} call={call} connection={connection} answered={answer.busy} />
      {!below && outage}
      {call.delivery === null && call.doubted === true && !isGone && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- all deliveries are found by this role
        <div role="status" class="notice tone-waiting" data-delivery="unproven">
          {i18n.t('request.delivery.unproven', [host])}
        </div>
      )}
      {call.delivery === null
        ? before
        : // With the connection gone, no answer is on its way either.
          !isGone && (
            <DeliveryStatus
              task={task}
              call={call}
              delivery={call.delivery}
              host={host}
              held={!passing}
            />
          )}
      <TroubleNotice task={task} request />
      {full && !answer.busy && <NotSaved />}
      {declining !== null && (
        <Decline request={request} answer={answer} draft={reason} shown={declining} onKeep={keep} />
      )}
      {request.kind === 'form' ? (
        <FormRequest {...asked} form={request.form} host={host} log={log} />
      ) : (
        <ToolRequest {...asked} request={request} />
      )}
      {task.watch === 'watched' && (
        // Some requests, a captcha above all, show what they ask only there. The live view comes late,
        // so it stands below the form.
        <div class="buttons run-extras">
          <LiveView id={task.id} status={task.observed?.status ?? null} />
        </div>
      )}
      {below && outage}
    </Page>
  );
}
