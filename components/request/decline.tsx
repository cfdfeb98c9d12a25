import { i18n } from '#i18n';
import { Problem } from '@/components/app/command/problem';
import { asksToLeave } from '@/components/app/focus/use-escape';
import { useFocusAfterLock } from '@/components/form/use-focus-after-lock';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { declineForm, declineTool } from '@/lib/form/decline';
import { dots } from '@/lib/form/without-secrets';
import type { AgentRequest } from '@/lib/form/read-request';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keptText } from './answered-fields';
import { KeepSwitch } from './keep-switch';
import type { Answering } from './use-answer';
import type { CallDraft } from './drafts/use-call-draft';
import { useReplyDraft } from './drafts/use-reply-draft';

interface DeclineProps {
  readonly request: AgentRequest;
  readonly answer: Answering;
  readonly draft: CallDraft;
  readonly shown: boolean;
  /** The person answers after all. */
  readonly onKeep: () => void;
}

/** Tells the agent that there will be no answer, in a form it can read, and why. */
export function Decline({ request, answer, draft, shown, onKeep }: DeclineProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const drawnRef = useRef(false);
  const { forget, onInput, onForget, onAside } = useReplyDraft(reasonRef, request, draft);
  useFocusAfterLock(formRef, answer.busy);
  useLayoutEffect(() => {
    if (shown) reasonRef.current?.focus();
    // A page that merely reopens this as it was left has nothing to write.
    if (drawnRef.current) onAside(!shown);
    drawnRef.current = true;
    // oxlint-disable-next-line react/exhaustive-deps -- written only when `shown` changes
  }, [shown]);
  const send = () => {
    const text = reasonRef.current?.value.trim() ?? '';
    const label = i18n.t('request.cannotAnswer');
    const secret = forget && text !== '';
    const answers = [{ label, text: secret ? dots : keptText(text) || label }];
    const input = request.kind === 'form' ? declineForm(request.form, text) : declineTool(text);
    void answer.give({ input, secret, answers });
  };
  return (
    <Form
      ref={formRef}
      name="decline"
      class="card padded stack"
      // Hidden while sending, not removed, so that the reason is not lost if sending fails.
      hidden={answer.busy || !shown}
      aria-label={i18n.t('request.cannotAnswer')}
      onKeyDown={(event) => {
        if (!asksToLeave(event)) return;
        event.preventDefault();
        onKeep();
      }}
      onSubmit={send}
    >
      <label for="decline-reason" class="legend">
        {i18n.t('request.declineReason')}
      </label>
      <textarea
        ref={reasonRef}
        id="decline-reason"
        class="control"
        rows={2}
        autocomplete="off"
        spellcheck={!forget}
        onInput={onInput}
        aria-describedby="decline-hint"
      />
      <p id="decline-hint" class="hint">
        {request.kind === 'form'
          ? i18n.t('request.declineHint')
          : i18n.t('request.declineToolHint')}
      </p>
      <KeepSwitch forget={forget} onChange={onForget} />
      <Problem error={answer.error} />
      <div class="buttons">
        <Button onPress={onKeep}>{i18n.t('request.answerAfterAll')}</Button>
        <button type="submit" class="button primary end">
          {i18n.t('request.tellAgent')}
        </button>
      </div>
    </Form>
  );
}
