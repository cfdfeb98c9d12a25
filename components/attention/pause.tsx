import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { usePorts } from '@/components/app/ports';
import { useFocusBack } from '@/components/app/focus/use-focus-back';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { longSnooze, tomorrowMorning } from '@/lib/task/snooze-moments';
import type { RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

interface PauseProps {
  /** In ms since the epoch; past or null is not paused. */
  readonly until: number | null;
  readonly onPause: (until: number | null) => void;
}

/** Pauses all notifications until a moment, or resumes them. */
export function Pause({ until, onPause }: PauseProps) {
  const now = useNow();
  const paused = until !== null && until > now;
  const pauseRef = useFocusBack(paused);
  const resumeRef = useFocusBack(!paused);
  if (paused) {
    return (
      // A group, so that its text is read out when the focus comes to its button.
      <fieldset class="notice buttons attention-paused" aria-labelledby="paused">
        <p id="paused">{i18n.t('attention.pausedUntil', [formatMoment(until, now)])}</p>
        <Button ref={resumeRef} onPress={() => onPause(null)}>
          {i18n.t('attention.resume')}
        </Button>
      </fieldset>
    );
  }
  return (
    <fieldset>
      <legend class="legend">{i18n.t('attention.pause')}</legend>
      <PauseChoices first={pauseRef} onPause={onPause} />
    </fieldset>
  );
}

interface PauseChoicesProps extends Pick<PauseProps, 'onPause'> {
  readonly first: RefObject<HTMLButtonElement | null>;
}

function PauseChoices({ first, onPause }: PauseChoicesProps) {
  const { clock } = usePorts();
  const untilRef = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const wrongId = useId();
  const pauseUntil = () => {
    // In the person's own time zone. An empty or incomplete input has the value ''. It has no `min`: if
    // that moved on with the clock, the input would be emptied while the person types.
    const until = Date.parse(untilRef.current?.value ?? '');
    if (until > clock.now()) return onPause(until);
    setWrong(true);
    untilRef.current?.focus();
  };
  return (
    <div class="stack">
      <div class="buttons">
        <Button ref={first} onPress={() => onPause(clock.now() + longSnooze)}>
          {i18n.t('attention.forAnHour')}
        </Button>
        <Button onPress={() => onPause(tomorrowMorning(clock.now()))}>
          {i18n.t('attention.untilMorning')}
        </Button>
      </div>
      <Form class="buttons" noValidate onSubmit={pauseUntil}>
        <input
          ref={untilRef}
          type="datetime-local"
          class="control"
          aria-label={i18n.t('attention.untilMoment')}
          aria-invalid={wrong}
          aria-describedby={wrongId}
          max="9999-12-31T23:59"
          onInput={() => setWrong(false)}
        />
        <button type="submit" class="button">
          {i18n.t('attention.pauseUntil')}
        </button>
      </Form>
      <p id={wrongId} class="error" aria-live="polite">
        {wrong && i18n.t('attention.notYetToCome')}
      </p>
    </div>
  );
}
