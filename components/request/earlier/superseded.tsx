import { i18n } from '#i18n';
import { useStored } from '@/components/app/stored/use-stored';
import { labelOf } from '@/components/form/label-of';
import { type Draft, draftSchema } from '@/lib/store/draft';
import { keys } from '@/lib/store/keys';
import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { useMemo } from 'preact/hooks';
import { type OldLine, OldPart, OldText } from './old-text';
import type { TakeOver } from './take-over';

interface SupersededProps {
  readonly task: TaskRecord;
  /** Puts what fits into the form that took the old one's place. */
  readonly takeOver?: TakeOver;
}

/**
 * What was typed for earlier requests and may not have arrived: to read and to copy. All of it is in
 * one block: otherwise an agent that gives up one request after another would push the waiting request
 * out of sight.
 */
export function Superseded({ task, takeOver }: SupersededProps) {
  // The draft of an answer known to have arrived is gone, or about to be.
  const unsent = task.settled.filter(
    ({ toolCallId, outcome }) => outcome !== 'confirmed' && toolCallId !== task.call?.toolCallId,
  );
  if (unsent.length === 0) return null;
  return (
    <OldText title={i18n.t('request.superseded.title', unsent.length)}>
      {unsent.map((call) => (
        <Unsent key={call.toolCallId} id={task.id} call={call} takeOver={takeOver} />
      ))}
    </OldText>
  );
}

interface UnsentProps {
  readonly id: string;
  readonly call: SettledCall;
  readonly takeOver: TakeOver | undefined;
}

function Unsent({ id, call, takeOver }: UnsentProps) {
  const stored = useStored('local', keys.draft(id, call.toolCallId), draftSchema);
  const reason = useStored('local', keys.reason(id, call.toolCallId), draftSchema);
  const old = stored.kind === 'ok' ? stored.value : null;
  const onUse = useMemo(() => (old && takeOver?.(old.fields)) ?? null, [old, takeOver]);
  const lines = [
    ...(old === null ? [] : linesOf(old)),
    ...(reason.kind === 'ok' ? replyLine(i18n.t('request.cannotAnswer'), reason.value.reply) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <OldPart heading={call.digest.heading} hint={hintWords(call)} lines={lines} onUse={onUse} />
  );
}

/** Says what became of the answer, and claims no more than is known. */
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

function linesOf({ fields, reply }: Draft): readonly OldLine[] {
  const typed = fields.filter(({ text }) => text !== '');
  return [
    ...typed.map((field) => ({ label: labelOf(field), text: field.text })),
    ...replyLine(i18n.t('request.reply'), reply),
  ];
}

function replyLine(label: string, text: string): readonly OldLine[] {
  return text === '' ? [] : [{ label, text }];
}
