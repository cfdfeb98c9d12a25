import { AnswerForm } from '@/components/form/answer-form';
import { createSheet } from '@/components/form/sheet';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { buildInput } from '@/lib/form/build-input';
import type { Form } from '@/lib/form/read-request';
import { type FieldState, valueOf } from '@/lib/form/state';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useMemo, useState } from 'preact/hooks';
import { answeredFields, holdsSecret } from './answered-fields';
import { takeDraft, statesOf, sameQuestions } from './form-draft';
import { Superseded } from './superseded';
import { useFollowed } from './use-followed';
import type { DraftPort } from './use-draft';
import { WhatWillBeSent } from './what-will-be-sent';

interface FormRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly form: Form;
  readonly host: string;
  readonly busy: boolean;
  readonly draft: DraftPort;
}

export function FormRequest({ task, call, form, host, busy, draft }: FormRequestProps) {
  const sheet = useMemo(() => createSheet(form), [form]);
  const { attempt, start } = useCommand('answer.submit');
  const [edits, setEdits] = useState(0);
  useFollowed(draft.stored, (stored) => {
    sheet.restore(statesOf(stored, form));
    setEdits((count) => count + 1);
  });

  const edited = () => {
    draft.edit(() => takeDraft(sheet));
    setEdits((count) => count + 1);
  };
  const submit = async (states: readonly FieldState[]) => {
    // A secret answer does not outlive the browser; what is no secret in it then comes back as this.
    await draft.save();
    await start({
      id: task.id,
      toolCallId: call.toolCallId,
      input: buildInput(
        form.entries,
        form.fields.map((field, index) => valueOf(field, states[index] ?? { kind: 'none' })),
      ),
      secret: holdsSecret(form),
      answers: answeredFields(form, states),
    });
  };
  return (
    <>
      <Superseded
        task={task}
        onUse={(old) => {
          sheet.restore(sameQuestions(old, form));
          edited();
        }}
      />
      <AnswerForm
        sheet={sheet}
        toolCallId={call.toolCallId}
        host={host}
        busy={busy}
        onEdit={edited}
        onSubmit={submit}
      />
      {attempt.state === 'failed' && <Problem error={attempt.error} />}
      <WhatWillBeSent sheet={sheet} edits={edits} />
    </>
  );
}
