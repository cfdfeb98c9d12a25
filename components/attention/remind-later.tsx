import './attention.css';
import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { formatMoment } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/use-command';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';
import { longSnooze, shortSnooze, tomorrowMorning } from '@/lib/task/snooze-moments';
import { useId } from 'preact/hooks';
import { MuteTask } from './mute-task';

interface RemindLaterProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/** A request put off: a button, and the moments it offers. */
export function RemindLater({ task, call }: RemindLaterProps) {
  const id = useId();
  const now = useNow();
  const snooze = useCommand('request.snooze');
  const until = putOffUntil(call, now);
  const set = (moment: number | null) =>
    void snooze.start({ id: task.id, toolCallId: call.toolCallId, until: moment });
  return (
    <>
      <button type="button" class="button" popovertarget={id}>
        {until === null ? i18n.t('attention.later') : i18n.t('attention.snoozed')}
      </button>
      <div id={id} popover="auto" class="card padded stack attention-menu">
        {until === null ? (
          <Moments menu={id} onChoose={set} />
        ) : (
          <Choice menu={id} onChoose={() => set(null)}>
            {i18n.t('attention.unsnooze')}
          </Choice>
        )}
        <Failure attempt={snooze.attempt} />
        <MuteTask task={task} />
      </div>
    </>
  );
}

interface MomentsProps {
  readonly menu: string;
  readonly onChoose: (moment: number) => void;
}

function Moments({ menu, onChoose }: MomentsProps) {
  const { clock } = usePorts();
  const now = useNow();
  const tomorrow = () => tomorrowMorning(clock.now());
  return (
    <>
      <p class="legend">{i18n.t('attention.remindMe')}</p>
      <Choice menu={menu} onChoose={() => onChoose(clock.now() + shortSnooze)}>
        {i18n.t('attention.inQuarter')}
      </Choice>
      <Choice menu={menu} onChoose={() => onChoose(clock.now() + longSnooze)}>
        {i18n.t('attention.inHour')}
      </Choice>
      <Choice menu={menu} onChoose={() => onChoose(tomorrow())}>
        {i18n.t('attention.inMorning', [formatMoment(tomorrow(), now)])}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly menu: string;
  readonly onChoose: () => void;
  readonly children: string;
}

/** Choosing closes the menu, and the focus goes back to its button. */
function Choice({ menu, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      class="button"
      popovertarget={menu}
      popovertargetaction="hide"
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
