import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';

interface CheckTaskProps {
  /** The id of the task. */
  readonly id: string;
  /** Other ways to go on, beside it. */
  readonly children: ComponentChildren;
}

/** Looks at once how a task stands, where that may tell what is not known. */
export function CheckTask({ id, children }: CheckTaskProps) {
  const { attempt, start } = useCommand('task.check');
  return (
    <>
      <Failure attempt={attempt} />
      <div class="buttons">
        <Button busy={attempt.state === 'busy'} onPress={() => start({ id })}>
          {i18n.t('request.check')}
        </Button>
        {children}
      </div>
    </>
  );
}
