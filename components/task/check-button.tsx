import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { Check } from './use-check';

interface CheckButtonProps {
  readonly check: Check;
  /** Something else is under way that a check would cross. */
  readonly busy?: boolean;
}

/**
 * Checks a task's status at once. Often nothing changes then but an age, which nobody hears: that it is
 * done is read out.
 */
export function CheckButton({
  check: { checking, start, doneAt },
  busy = false,
}: CheckButtonProps) {
  return (
    <>
      <Button busy={busy || checking} onPress={start}>
        {i18n.t(checking ? 'task.checking' : 'task.checkNow')}
      </Button>
      <output class="visually-hidden">
        <span key={doneAt}>{doneAt !== null && i18n.t('task.checkDone')}</span>
      </output>
    </>
  );
}
