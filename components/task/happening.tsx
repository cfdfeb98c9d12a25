import { i18n } from '#i18n';
import { formatAge } from '@/components/app/age';
import { camelCase } from '@/components/app/camel-case';
import { ServiceWords } from '@/components/app/problem';
import type { LogEntry } from '@/lib/task/log';
import { Answers } from './answers';
import { statusWords } from './status-words';

interface HappeningProps {
  readonly entry: LogEntry;
  /** The whole log, for what an entry refers back to. */
  readonly log: readonly LogEntry[];
}

/** One line of what happened. */
export function Happening({ entry, log }: HappeningProps) {
  switch (entry.kind) {
    case 'created':
    case 'adopted':
    case 'create-unknown':
    case 'stopped':
    case 'accepted':
    case 'withdrawn':
    case 'unproven':
    case 'superseded':
    case 'gone':
      return i18n.t(`task.happened.${camelCase(entry.kind)}`);
    case 'create-refused':
    case 'refused':
      return (
        <>
          {i18n.t(`task.happened.${refusalKey(entry)}`)}
          <ServiceWords message={entry.message} />
        </>
      );
    case 'status':
      return (
        // It may be pages long. The whole of the last one stands in "About this task".
        <span class="six-lines">
          {i18n.t('task.happened.status')} <bdi>{statusWords(entry)}</bdi>
        </span>
      );
    case 'asked':
    case 'answered':
      return (
        <>
          {i18n.t(`task.happened.${entry.kind}`)}{' '}
          <strong>
            <bdi>{entry.heading}</bdi>
          </strong>
          {entry.kind === 'answered' && <Answers answers={entry.answers} />}
        </>
      );
    case 'confirmed':
      return confirmedWords(entry, log.slice(0, log.indexOf(entry)));
    case 'watch':
      return i18n.t(`task.happened.${entry.watch}`);
  }
}

function refusalKey(entry: Extract<LogEntry, { kind: 'create-refused' | 'refused' }>) {
  if (entry.kind === 'refused') return 'refused';
  return entry.doubted ? 'retryRefused' : 'createRefused';
}

/** @param before what had happened until then: services use the ids of calls again */
function confirmedWords(
  { at, toolCallId }: { readonly at: number; readonly toolCallId: string },
  before: readonly LogEntry[],
) {
  const answered = before.findLast(
    (entry) => entry.kind === 'answered' && entry.toolCallId === toolCallId,
  );
  return answered === undefined
    ? i18n.t('task.happened.confirmed')
    : i18n.t('task.happened.confirmedAfter', [formatAge(at - answered.at)]);
}
