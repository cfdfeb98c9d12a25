import { i18n } from '#i18n';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { Written } from '@/components/form/written';
import { dots } from '@/lib/form/preview';
import type { Request } from '@/lib/form/read-request';
import { speaksOfSecret } from '@/lib/form/secrecy';
import { findJsonError } from '@/lib/tools/json-error';
import { placeIn } from '@/lib/tools/text-place';
import { stringifyJson } from '@/lib/json';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useRef, useState } from 'preact/hooks';
import { ArgumentsTree } from './arguments-tree';
import { KeepSwitch } from './keep-switch';
import { Superseded } from './superseded';
import type { DraftPort } from './use-draft';
import { useFollowed } from './use-followed';

interface ToolRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly request: Exclude<Request, { kind: 'form' }>;
  readonly busy: boolean;
  readonly draft: DraftPort;
}

/** A call of any tool but a form: what the agent passed, and a reply that is sent as it is typed. */
export function ToolRequest({ task, call, request, busy, draft }: ToolRequestProps) {
  const replyRef = useRef<HTMLTextAreaElement>(null);
  const [forget, setForget] = useState(() => mentionsSecret(request));
  const [asJson, setAsJson] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { attempt, start } = useCommand('answer.submit');
  useFollowed(draft.stored, ({ reply }) => {
    if (replyRef.current !== null && replyRef.current.value === '') replyRef.current.value = reply;
  });

  const edited = () => {
    const reply = replyRef.current?.value ?? '';
    if (error !== null) setError(replyError(reply, asJson));
    // A reply that is not to be kept is not kept as a draft either.
    if (!forget) draft.edit(() => ({ fields: [], reply }));
  };
  const send = () => {
    const reply = replyRef.current?.value ?? '';
    const problem = replyError(reply, asJson);
    setError(problem);
    if (problem !== null) {
      replyRef.current?.focus();
      return;
    }
    void start({
      id: task.id,
      toolCallId: call.toolCallId,
      input: reply,
      secret: forget,
      answers: [{ label: i18n.t('request.reply'), text: forget ? dots : reply.slice(0, 500) }],
    });
  };
  return (
    <>
      <Superseded task={task} />
      {request.kind === 'unreadable' && (
        <p class="notice tone-waiting">{i18n.t('request.formUnreadable')}</p>
      )}
      <section class="request-box" aria-labelledby="tool-name">
        <h2 id="tool-name">
          <Written text={call.toolName} />
        </h2>
        <ArgumentsTree value={request.parameters} />
      </section>
      <form
        class="stack"
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (attempt.state !== 'busy') send();
        }}
      >
        <label class="question-label" for="reply">
          {i18n.t('request.reply')}
        </label>
        <textarea
          ref={replyRef}
          id="reply"
          class={asJson ? 'control mono' : 'control'}
          rows={4}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'reply-error'}
          onInput={edited}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        {error !== null && (
          <p id="reply-error" class="error">
            {error}
          </p>
        )}
        <label class="check-row">
          <input
            type="checkbox"
            checked={asJson}
            onChange={({ currentTarget }) => setAsJson(currentTarget.checked)}
          />
          <span>{i18n.t('request.asJson')}</span>
        </label>
        <KeepSwitch forget={forget} onChange={setForget} />
        {attempt.state === 'failed' && <Problem error={attempt.error} />}
        <div class="send">
          <button type="submit" class="button primary" disabled={busy || attempt.state === 'busy'}>
            {i18n.t('request.sendReply')}
          </button>
        </div>
      </form>
    </>
  );
}

function replyError(reply: string, asJson: boolean): string | null {
  if (reply.trim() === '') return i18n.t('request.replyMissing');
  const found = asJson ? findJsonError(reply) : null;
  if (found === null) return null;
  const { line, column } = placeIn(reply, found.offset);
  return i18n.t('request.replyNotJson', [line, column]);
}

function mentionsSecret({ toolName, parameters }: ToolRequestProps['request']): boolean {
  return speaksOfSecret(toolName) || speaksOfSecret(stringifyJson(parameters ?? null));
}
