import { i18n } from '#i18n';
import { textAside } from '@/components/written/text-aside';
import { Written, WrittenBlock } from '@/components/written/written';
import type { AgentRequest } from '@/lib/form/read-request';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { ArgumentsTree } from './arguments/arguments-tree';
import { ReplyForm } from './reply-form';
import { Superseded } from './earlier/superseded';
import type { Answering } from './use-answer';
import type { CallDraft } from './drafts/use-call-draft';
import { useTool } from './use-tool';

interface ToolRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly request: Exclude<AgentRequest, { kind: 'form' }>;
  readonly answer: Answering;
  readonly draft: CallDraft;
  /** Closes the open "Can't answer" box; null while that box is closed. */
  readonly stopDeclining: (() => void) | null;
}

/** A call of any tool but a form: what the agent passed, and a reply that is sent as it is typed. */
export function ToolRequest({ task, call, request, ...port }: ToolRequestProps) {
  const { description, describe } = useTool(task.id, call.toolName);
  return (
    <>
      <Superseded task={task} />
      {request.kind === 'unreadable' && (
        <p class="notice tone-waiting">{i18n.t('request.formUnreadable')}</p>
      )}
      {/* The form tool's description is Beckon's own, not what the person told the agent. */}
      {request.kind === 'tool' && description !== '' && (
        <p class="small muted">
          {i18n.t('request.toolIsFor')} <WrittenBlock text={description} />
        </p>
      )}
      <section class="request-box" aria-labelledby="tool-name">
        <h2 id="tool-name">
          <Written text={call.toolName} />
        </h2>
        {textAside(call.toolName)}
        <ArgumentsTree value={request.parameters} describe={describe} />
      </section>
      <ReplyForm request={request} {...port} />
    </>
  );
}
