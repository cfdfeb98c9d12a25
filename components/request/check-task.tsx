import { i18n } from '#i18n';
import { Problem } from '@/components/app/command/problem';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { Button } from '@/components/look/button';
import { useCheck } from '@/components/task/use-check';
import type { ComponentChildren } from 'preact';

interface CheckTaskProps {
  /** The id of the task. */
  readonly id: string;
  /** Other links or buttons, drawn beside the button. */
  readonly children: ComponentChildren;
}

/** Checks a task's status at once, where that may clear up a doubt. */
export function CheckTask({ id, children }: CheckTaskProps) {
  const { check, checking, error } = useCheck(id, useSchedule());
  return (
    <>
      <Problem error={error} />
      <div class="buttons">
        <Button busy={checking} onPress={check}>
          {i18n.t(checking ? 'task.checking' : 'task.checkNow')}
        </Button>
        {children}
      </div>
    </>
  );
}
