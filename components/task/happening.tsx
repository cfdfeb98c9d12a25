import { i18n } from '#i18n';
import { formatAge } from '@/components/app/time/age';
import { camelCase } from '@/components/app/camel-case';
import { ServiceWords } from '@/components/app/command/problem';
import type { LogEntry } from '@/lib/task/log';
import { Answers } from './answers';
import { statusWords } from './status-words';

interface HappeningProps {
  readonly entry: LogEntry;
  /** The whole log, since an entry may refer to earlier ones. */
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
        // A status may be long. "About this task" has the whole of the last one.
        <span class="six-lines">
          {i18n.t('task.happened.status')} <bdi>{statusWords(entry)}</bdi>
        </span>
      );
    case 'asked':
    case 'answered':
      return (
        <>
          {i18n.t(`task.happened.${isAskedAgain(entry, log) ? 'askedAgain' : entry.kind}`)}{' '}
          <strong>
            <bdi>{entry.heading}</bdi>
          </strong>
          {entry.kind === 'answered' && <Answers answers={entry.answers} />}
        </>
      );
    case 'confirmed':
      return confirmedWords(entry, before(entry, log));
    case 'watch':
      return i18n.t(`task.happened.${isBackPaused(entry, log) ? 'backPaused' : entry.watch}`);
  }
}

/** Whether an archiving was undone. Only that leads from archived to paused: nobody pauses it then. */
function isBackPaused(entry: Extract<LogEntry, { kind: 'watch' }>, log: readonly LogEntry[]) {
  if (entry.watch !== 'paused') return false;
  const last = before(entry, log).findLast(({ kind }) => kind === 'watch');
  return last?.kind === 'watch' && last.watch === 'archived';
}

function refusalKey(entry: Extract<LogEntry, { kind: 'create-refused' | 'refused' }>) {
  if (entry.kind === 'refused') return 'refused';
  return entry.doubted ? 'retryRefused' : 'createRefused';
}

/** The log before an entry: services reuse the ids of calls, so a later one may be of another call. */
function before(entry: LogEntry, log: readonly LogEntry[]): readonly LogEntry[] {
  return log.slice(0, log.indexOf(entry));
}

/**
 * Whether a call is asked again before it ended: its answer came to nothing. That it was asked before says
 * nothing of an answer: where a request came along with an import, it is asked twice.
 */
function isAskedAgain(entry: Extract<LogEntry, { heading: string }>, log: readonly LogEntry[]) {
  const { kind, toolCallId } = entry;
  const last = before(entry, log).findLast(
    (earlier) =>
      'toolCallId' in earlier && earlier.toolCallId === toolCallId && earlier.kind !== 'asked',
  );
  return kind === 'asked' && last !== undefined && !isOver.has(last.kind);
}

const isOver = new Set<LogEntry['kind']>([
  'withdrawn',
  'confirmed',
  'unproven',
  'superseded',
  'gone',
]);

function confirmedWords(
  { at, toolCallId }: { readonly at: number; readonly toolCallId: string },
  earlier: readonly LogEntry[],
) {
  const answered = earlier.findLast(
    (entry) => entry.kind === 'answered' && entry.toolCallId === toolCallId,
  );
  return answered === undefined
    ? i18n.t('task.happened.confirmed')
    : i18n.t('task.happened.confirmedAfter', [formatAge(at - answered.at)]);
}
