import { Problem } from '@/components/app/command/problem';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { CheckButton } from '@/components/task/check-button';
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
  const check = useCheck(id, useSchedule());
  return (
    <>
      <Problem error={check.error} />
      <div class="buttons">
        <CheckButton check={check} />
        {children}
      </div>
    </>
  );
}
