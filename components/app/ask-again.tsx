import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Failure } from './failure';
import type { Attempt } from './use-command';
import { useEscape } from './use-escape';

interface AskAgainProps {
  readonly label: string;
  readonly warning: string;
  /** How going through with it stands. */
  readonly attempt: Attempt;
  /** What the button says that leaves all as it is; "Keep" when absent. */
  readonly keep?: string;
  readonly onKeep: () => void;
  /** What is to be chosen before. */
  readonly choice?: ComponentChildren;
  /** The buttons that go through with it. */
  readonly children: ComponentChildren;
}

/** A second thought. It has the focus, not one of its buttons: pressing twice must not decide. */
export function AskAgain(props: AskAgainProps) {
  const { label, warning, attempt, keep = i18n.t('app.keep'), onKeep, choice, children } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  // What failed before somebody thought better of it is no news of this time.
  const [before] = useState(attempt);
  const busy = attempt.state === 'busy';
  // What is under way nobody takes back.
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
