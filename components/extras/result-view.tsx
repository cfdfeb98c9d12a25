import { i18n } from '#i18n';
import { MissingReply } from '@/components/app/command/missing-reply';
import { usePorts } from '@/components/app/ports';
import { useReply } from '@/components/app/command/use-reply';
import { Section } from '@/components/look/section';
import { useCallback } from 'preact/hooks';
import { Outcome } from './outcome';

interface ResultViewProps {
  readonly id: string;
  /** The service's own id, for the names of files. */
  readonly taskId: string;
  readonly stopped: boolean;
  /** When this changes, the result may be another. */
  readonly since: number;
}

/** The result of a task's run, where its service has one. */
export function ResultView({ id, taskId, stopped, since }: ResultViewProps) {
  const { send } = usePorts();
  const ask = useCallback(() => send('task.result', { id }), [send, id]);
  const reply = useReply(ask, since);
  const here = reply.value;
  return (
    <Section heading={i18n.t('extras.result.heading')}>
      <MissingReply reply={reply} />
      {here && <Outcome result={here} taskId={taskId} stopped={stopped} />}
    </Section>
  );
}
