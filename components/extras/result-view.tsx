import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { TryAgain } from '@/components/app/try-again';
import { Section } from '@/components/look/section';
import { useCallback, useState } from 'preact/hooks';
import { Outcome } from './outcome';
import { useReply } from './use-reply';

interface ResultViewProps {
  readonly id: string;
  /** The service's own id, for the names of files. */
  readonly taskId: string;
}

/** What came of a task's run, where its service tells. */
export function ResultView({ id, taskId }: ResultViewProps) {
  const { send } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(() => send('task.result', { id }), [send, id]);
  const reply = useReply(ask, attempt);
  return (
    <Section heading={i18n.t('extras.result.heading')}>
      {reply.state === 'loading' && <p class="late small muted">{i18n.t('app.loading')}</p>}
      {reply.state === 'failed' && (
        <TryAgain error={reply.error} onAgain={() => setAttempt(attempt + 1)} />
      )}
      {reply.state === 'here' && <Outcome result={reply.value} taskId={taskId} />}
    </Section>
  );
}
