import { i18n } from '#i18n';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { declineForm, declineTool } from '@/lib/form/decline';
import { dots } from '@/lib/form/preview';
import type { Request } from '@/lib/form/read-request';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useEffect, useRef, useState } from 'preact/hooks';
import { KeepSwitch } from './keep-switch';

interface DeclineProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly request: Request;
  /** The person answers after all. */
  readonly onKeep: () => void;
}

/** Tells the agent that there will be no answer, in a form it can read, and why. */
export function Decline({ task, call, request, onKeep }: DeclineProps) {
  const reason = useRef<HTMLTextAreaElement>(null);
  const [forget, setForget] = useState(call.digest.secrets > 0);
  const { attempt, start } = useCommand('answer.submit');
  useEffect(() => reason.current?.focus(), []);
  const send = () => {
    const text = reason.current?.value.trim() ?? '';
    void start({
      id: task.id,
      toolCallId: call.toolCallId,
      input: request.kind === 'form' ? declineForm(request.form, text) : declineTool(text),
      secret: forget,
      answers: [{ label: i18n.t('request.cannotAnswer'), text: forget ? dots : text }],
    });
  };
  return (
    <form
      class="card padded stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (attempt.state !== 'busy') send();
      }}
    >
      <label class="stack">
        <strong>{i18n.t('request.declineReason')}</strong>
        <textarea ref={reason} class="control" rows={2} maxLength={500} />
      </label>
      <p class="small muted">{i18n.t('request.declineHint')}</p>
      <KeepSwitch forget={forget} onChange={setForget} />
      {attempt.state === 'failed' && <Problem error={attempt.error} />}
      <div class="buttons">
        <button type="button" class="button" onClick={onKeep}>
          {i18n.t('request.answerAfterAll')}
        </button>
        <button type="submit" class="button primary" disabled={attempt.state === 'busy'}>
          {i18n.t('request.tellAgent')}
        </button>
      </div>
    </form>
  );
}
