import { i18n } from '#i18n';
import { formatAge } from '@/components/app/age';
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
    case 'accepted':
    case 'unproven':
    case 'superseded':
    case 'gone':
      return i18n.t(`task.happened.${entry.kind}`);
    case 'create-unknown':
      return i18n.t('task.happened.createUnknown');
    case 'create-refused':
      return <Refusal words={i18n.t('task.happened.createRefused')} message={entry.message} />;
    case 'status':
      return (
        <>
          {i18n.t('task.happened.status')} <bdi>{statusWords(entry)}</bdi>
        </>
      );
    case 'asked':
      return (
        <>
          {i18n.t('task.happened.asked')} <Heading text={entry.heading} />
        </>
      );
    case 'answered':
      return (
        <>
          {i18n.t('task.happened.answered')} <Heading text={entry.heading} />
          <Answers answers={entry.answers} />
        </>
      );
    case 'confirmed':
      return confirmedWords(entry, log);
    case 'refused':
      return <Refusal words={i18n.t('task.happened.refused')} message={entry.message} />;
    case 'watch':
      return i18n.t(`task.happened.${entry.watch}`);
  }
}

function Heading({ text }: { readonly text: string }) {
  return (
    <strong>
      <bdi>{text}</bdi>
    </strong>
  );
}

function Refusal(props: { readonly words: string; readonly message: string | null }) {
  return (
    <>
      {props.words}
      <ServiceWords message={props.message} />
    </>
  );
}

function confirmedWords(
  { at, toolCallId }: { readonly at: number; readonly toolCallId: string },
  log: readonly LogEntry[],
) {
  const answered = log.findLast(
    (entry) => entry.kind === 'answered' && entry.toolCallId === toolCallId,
  );
  return answered === undefined
    ? i18n.t('task.happened.confirmed')
    : i18n.t('task.happened.confirmedAfter', [formatAge(at - answered.at)]);
}
