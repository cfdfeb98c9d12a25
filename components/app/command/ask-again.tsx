import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Failure } from './failure';
import type { Attempt } from './use-command';
import { useEscape } from '../focus/use-escape';

interface AskAgainProps {
  readonly label: string;
  readonly warning: string;
  /** How far the action has come. */
  readonly attempt: Attempt;
  /** The label of the button that changes nothing; "Keep" when absent. */
  readonly keep?: string;
  readonly onKeep: () => void;
  /** A choice to make before the action. */
  readonly choice?: ComponentChildren;
  /** The buttons that carry out the action. */
  readonly children: ComponentChildren;
}

/** Asks for confirmation. The group has the focus, no button in it: a key pressed twice must not confirm. */
export function AskAgain(props: AskAgainProps) {
  const { label, warning, attempt, keep = i18n.t('app.keep'), onKeep, choice, children } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  // A failure from before the person chose to keep it is not shown this time.
  const [before] = useState(attempt);
  const busy = attempt.state === 'busy';
  // An action under way cannot be taken back.
  useEscape(busy ? null : onKeep);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <fieldset ref={ref} class="stack" tabIndex={-1} aria-label={label} aria-describedby={id}>
      <p id={id}>{warning}</p>
      {choice}
      <div class="buttons">
        {children}
        <Button busy={busy} onPress={onKeep}>
          {keep}
        </Button>
      </div>
      {attempt !== before && <Failure attempt={attempt} />}
    </fieldset>
  );
}
