import { i18n } from '#i18n';
import { AnswerForm } from '@/components/form/answer-form';
import { createSheet } from '@/components/form/sheet';
import { labelOf } from '@/components/form/label-of';
import { Problem } from '@/components/app/command/problem';
import type { Stored } from '@/components/app/stored/use-stored';
import { answerForm } from '@/lib/form/answer';
import type { Field } from '@/lib/form/controls';
import type { Form } from '@/lib/form/read-request';
import type { FieldState } from '@/lib/form/state';
import type { DraftField } from '@/lib/store/draft';
import type { LogEntry } from '@/lib/task/log';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { AnsweredBefore } from './earlier/answered-before';
import { answeredFields, holdsSecret } from './answered-fields';
import { leftOf, statesOf, takeDraft } from './drafts/form-draft';
import { OldPart, OldText } from './earlier/old-text';
import { Superseded } from './earlier/superseded';
import { useTakeOver } from './earlier/take-over';
import type { Answering } from './use-answer';
import type { CallDraft } from './drafts/use-call-draft';
import { useFollowed } from './drafts/use-followed';
import { WhatWillBeSent } from './what-will-be-sent';

interface FormRequestProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly form: Form;
  readonly host: string;
  readonly log: Stored<readonly LogEntry[]>;
  readonly answer: Answering;
  readonly draft: CallDraft;
  /** Closes the open "Can't answer" box; null while that box is closed. */
  readonly stopDeclining: (() => void) | null;
}

export function FormRequest(props: FormRequestProps) {
  const { task, call, form, host, log, answer, draft, stopDeclining } = props;
  const sheet = useMemo(() => createSheet(form), [form]);
  const [left, setLeft] = useState<readonly DraftField[]>([]);
  const ready = useFollowed(draft, (stored) => {
    sheet.restore(statesOf(stored, form));
    setLeft(leftOf(stored, form));
  });
  const { edit } = draft;
  const save = useCallback(() => edit(() => takeDraft(sheet, left)), [edit, sheet, left]);
  const takeOver = useTakeOver(sheet, answer.busy, save);
  const edited = ({ secrecy }: Field) => (secrecy === 'none' ? save() : draft.noteUnsaveable());

  const submit = (states: readonly FieldState[]) =>
    answer.give({
      input: answerForm(form, states),
      secret: holdsSecret(form),
      answers: answeredFields(form, states),
    });
  return (
    <>
      <Superseded task={task} takeOver={takeOver} />
      {left.length > 0 && (
        <OldText title={i18n.t('request.superseded.title', 1)}>
          <OldPart
            hint={i18n.t('request.superseded.sameId')}
            lines={left.map((field) => ({ label: labelOf(field), text: field.text }))}
            onUse={takeOver(left)}
          />
        </OldText>
      )}
      <AnsweredBefore log={log} takeOver={takeOver} />
      <AnswerForm
        sheet={sheet}
        toolCallId={call.toolCallId}
        host={host}
        busy={answer.busy}
        ready={ready}
        stopDeclining={stopDeclining}
        onEdit={edited}
        onSubmit={submit}
      />
      <Problem error={answer.error} />
      <WhatWillBeSent id={task.id} sheet={sheet} delivery={call.delivery} />
    </>
  );
}
