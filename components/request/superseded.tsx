import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { useStored } from '@/components/app/use-stored';
import { labelOf } from '@/components/form/label-of';
import { clampLength } from '@/components/written/shorten';
import { ShowAll } from '@/components/written/show-all';
import { Written } from '@/components/written/written';
import { type Draft, draftSchema } from '@/lib/store/draft';
import { keys } from '@/lib/store/keys';
import type { Form } from '@/lib/form/read-request';
import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { useMemo, useState } from 'preact/hooks';
import { sameQuestions } from './form-draft';

interface SupersededProps {
  readonly task: TaskRecord;
  /** The form that took the old one's place, and how what fits is put into it. */
  readonly use?: { readonly form: Form; readonly put: (old: Draft) => void } | undefined;
}

const nothingGiven = new Map<never, never>();

/** What was typed for the requests before this one and never sent: still there to read and copy. */
export function Superseded({ task, use }: SupersededProps) {
  return (
    <>
      {task.settled.map((call, place) => {
        const { toolCallId, outcome } = call;
        // The draft of an answer known to have arrived is gone, or about to be.
        const isOver = outcome === 'confirmed' || toolCallId === task.call?.toolCallId;
        return isOver ? null : (
          <OldText key={toolCallId} id={task.id} call={call} latest={place === 0} use={use} />
        );
      })}
    </>
  );
}

interface OldTextProps extends Omit<SupersededProps, 'task'> {
  readonly id: string;
  readonly call: SettledCall;
  /** It was the last one before this. */
  readonly latest: boolean;
}

function OldText({ id, call, latest, use }: OldTextProps) {
  const stored = useStored('local', keys.draft(id, call.toolCallId), draftSchema);
  const reason = useStored('local', keys.reason(id, call.toolCallId), draftSchema);
  const [used, setUsed] = useState(false);
  const old = stored.kind === 'ok' ? stored.value : null;
  const form = use?.form;
  const fits = useMemo(
    () => old !== null && form !== undefined && sameQuestions(old, form, nothingGiven).size > 0,
    [old, form],
  );
  const lines = [
    ...(old === null ? [] : linesOf(old)),
    ...(reason.kind === 'ok' ? replyLine(i18n.t('request.cannotAnswer'), reason.value.reply) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <details class="card padded superseded">
      <summary>
        {latest ? i18n.t('request.superseded.title') : i18n.t('request.superseded.titleEarlier')}
      </summary>
      <p class="hint">{hintWords(call)}</p>
      <dl>
        {lines.map(({ key, label, text }) => (
          <div key={key}>
            <dt class="small muted">
              <Written text={label} />
            </dt>
            <dd>
              <Written text={text} />
              {text.length > clampLength && <ShowAll text={text} />}
            </dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <CopyButton text={lines.map(({ label, text }) => `${label}: ${text}`).join('\n')} />
        {use !== undefined && old !== null && fits && (
          <button
            type="button"
            class="link-button"
            aria-disabled={used}
            onClick={() => {
              if (used) return;
              use.put(old);
              setUsed(true);
            }}
          >
            {used ? i18n.t('request.superseded.used') : i18n.t('request.superseded.use')}
          </button>
        )}
      </div>
    </details>
  );
}

/** What became of it, no more than is known. */
function hintWords({ outcome }: SettledCall): string {
  switch (outcome) {
    case 'superseded':
    case 'gone':
      return i18n.t('request.superseded.notTaken');
    case 'unproven':
    case 'confirmed':
      return i18n.t('request.superseded.unproven');
  }
}

function linesOf({ fields, reply }: Draft) {
  const typed = fields.filter(({ text }) => text !== '');
  return [
    ...typed.map((field) => ({
      key: String(field.index),
      label: labelOf(field),
      text: field.text,
    })),
    ...replyLine(i18n.t('request.reply'), reply),
  ];
}

function replyLine(label: string, text: string) {
  return text === '' ? [] : [{ key: label, label, text }];
}
