import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { Problem } from '@/components/app/problem';
import { Button } from '@/components/look/button';
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
        <div class="stack">
          <Problem error={reply.error} />
          <div class="buttons">
            <Button onPress={() => setAttempt(attempt + 1)}>{i18n.t('extras.again')}</Button>
          </div>
        </div>
      )}
      {reply.state === 'here' && <Outcome result={reply.value} taskId={taskId} />}
    </Section>
  );
}
