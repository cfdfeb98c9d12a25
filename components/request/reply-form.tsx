import { i18n } from '#i18n';
import { useFocusOnArrival } from '@/components/app/focus/arrival';
import { Problem } from '@/components/app/command/problem';
import { useFocusAfterLock } from '@/components/form/use-focus-after-lock';
import { FieldNote } from '@/components/look/field-note';
import { Form } from '@/components/look/form';
import { dots } from '@/lib/form/without-secrets';
import type { AgentRequest } from '@/lib/form/read-request';
import { useRef, useState } from 'preact/hooks';
import { keptText } from './answered-fields';
import { KeepSwitch } from './keep-switch';
import { replyError } from './reply-error';
import type { Answering } from './use-answer';
import type { CallDraft } from './drafts/use-call-draft';
import { useReplyDraft } from './drafts/use-reply-draft';

interface ReplyFormProps {
  readonly request: AgentRequest;
  readonly answer: Answering;
  readonly draft: CallDraft;
  /**
   * Closes the open "Can't answer" box; null while that box is closed. While it is open, the reply's
   * error is not shown.
   */
  readonly stopDeclining: (() => void) | null;
}

/** A reply in the person's own words, sent as the text it is. */
export function ReplyForm({ request, answer, draft, stopDeclining }: ReplyFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const replyRef = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft(replyRef, request, draft);
  const { forget, asJson, ready, onInput, onForget, onAsJson } = reply;
  const [found, setError] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const error = stopDeclining ? null : found;
  const text = () => replyRef.current?.value ?? '';
  useFocusAfterLock(formRef, answer.busy);
  useFocusOnArrival(ready, () => replyRef.current);

  const send = () => {
    stopDeclining?.();
    const problem = replyError(text(), asJson);
    setError(problem);
    setTyping(false);
    if (problem !== null) {
      replyRef.current?.focus();
      return;
    }
    const answers = [{ label: i18n.t('request.reply'), text: forget ? dots : keptText(text()) }];
    void answer.give({ input: text(), secret: forget, answers });
  };
  return (
    <Form ref={formRef} class="stack" inert={answer.busy} onSubmit={send}>
      <label class="legend" for="reply">
        {i18n.t('request.reply')}
      </label>
      <textarea
        ref={replyRef}
        id="reply"
        class={asJson ? 'control mono' : 'control'}
        rows={4}
        autocomplete="off"
        spellcheck={!forget}
        aria-invalid={error !== null}
        aria-describedby="reply-error"
        onInput={() => {
          setTyping(true);
          if (error !== null) setError(replyError(text(), asJson));
          onInput();
        }}
        onBlur={() => setTyping(false)}
      />
      <FieldNote id="reply-error" error={error} typing={typing} />
      <div class="check-row">
        <input
          id="as-json"
          type="checkbox"
          checked={asJson}
          onChange={({ currentTarget: { checked } }) => {
            onAsJson(checked);
            if (error !== null) setError(replyError(text(), checked));
          }}
        />
        <label for="as-json">{i18n.t('request.asJson')}</label>
      </div>
      <KeepSwitch forget={forget} onChange={onForget} />
      <Problem error={answer.error} />
      <div class="send">
        <button type="submit" class="button primary" aria-disabled={answer.busy}>
          {i18n.t('request.sendReply')}
        </button>
      </div>
    </Form>
  );
}
