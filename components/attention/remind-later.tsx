import './attention.css';
import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { formatMoment } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';
import { longSnooze, shortSnooze, tomorrowMorning } from '@/lib/task/snooze-moments';
import { useId, useRef, useState } from 'preact/hooks';
import { MuteTask } from './mute-task';

interface RemindLaterProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/** Puts a request off: a button with a menu of moments. */
export function RemindLater({ task, call }: RemindLaterProps) {
  const id = useId();
  const now = useNow();
  const snooze = useCommand();
  const menuRef = useRef<HTMLDivElement>(null);
  // The menu is empty until it is first opened: its moments take long to format, and the request waits.
  const [opened, setOpened] = useState(false);
  const until = putOffUntil(call, now);
  const { id: taskId, muted } = task;
  const set = async (moment: number | null) => {
    // The focus goes back to the button that opened the menu.
    menuRef.current?.hidePopover();
    const put = await snooze.start('request.snooze', {
      id: taskId,
      toolCallId: call.toolCallId,
      until: moment,
    });
    // The error is shown in the menu.
    if (!put.ok) menuRef.current?.togglePopover(true);
  };
  return (
    <>
      <button type="button" class="button" popovertarget={id}>
        {buttonWords(muted, until)}
      </button>
      <div
        ref={menuRef}
        id={id}
        popover="auto"
        class="card padded stack attention-menu"
        onBeforeToggle={() => setOpened(true)}
      >
        {opened && (
          <>
            {until === null ? (
              <Moments muted={muted} onChoose={set} />
            ) : (
              <Button disabled={muted} onPress={() => set(null)}>
                {i18n.t('attention.unsnooze')}
              </Button>
            )}
            <Failure attempt={snooze.attempt} />
            <MuteTask task={task} />
          </>
        )}
      </div>
    </>
  );
}

function buttonWords(muted: boolean, until: number | null): string {
  if (muted) return i18n.t('attention.muted');
  return until === null ? i18n.t('attention.later') : i18n.t('attention.snoozed');
}

interface MomentsProps {
  /** The task gets no reminders, so there is no moment to choose. */
  readonly muted: boolean;
  readonly onChoose: (moment: number) => unknown;
}

function Moments({ muted, onChoose }: MomentsProps) {
  const { clock } = usePorts();
  const now = useNow();
  const tomorrow = () => tomorrowMorning(clock.now());
  return (
    <>
      <p class="legend">{i18n.t('attention.remindMe')}</p>
      <Button disabled={muted} onPress={() => onChoose(clock.now() + shortSnooze)}>
        {i18n.t('attention.inQuarter')}
      </Button>
      <Button disabled={muted} onPress={() => onChoose(clock.now() + longSnooze)}>
        {i18n.t('attention.inHour')}
      </Button>
      <Button disabled={muted} onPress={() => onChoose(tomorrow())}>
        {i18n.t('attention.inMorning', [formatMoment(tomorrow(), now)])}
      </Button>
    </>
  );
}
