/* oxlint-disable jsx-a11y/prefer-tag-over-role -- it holds paragraphs, and an output may not */
import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { Problem, ServiceWords } from '@/components/app/command/problem';
import { useNow } from '@/components/app/time/now';
import { useCommand } from '@/components/app/command/use-command';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { Button } from '@/components/look/button';
import { CheckButton } from '@/components/task/check-button';
import { useCheck } from '@/components/task/use-check';
import { isUnsent } from '@/lib/task/answer-to-send';
import { isSpent, isStillAsked } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { deliveryMark, deliveryTone, deliveryWords, isSaidToWait } from './delivery-words';
import { useFocusWhenLost } from './use-focus-when-lost';

interface DeliveryStatusProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  readonly delivery: Delivery;
  readonly host: string;
  /** The person must mend the connection before anything is sent. */
  readonly held: boolean;
}

/** In ms. An agent that has its answer has usually gone on by then. */
const patience = 60_000;

/** Says how far the answer has come, and claims no more than is known. */
export function DeliveryStatus({ task, call, delivery, host, held }: DeliveryStatusProps) {
  const now = useNow();
  const check = useCheck(task.id, useSchedule());
  const resend = useCommand();
  const withdraw = useCommand();
  const busy = check.checking || resend.busy || withdraw.busy;
  const answer = { id: task.id, toolCallId: call.toolCallId };
  const canResend =
    isStillAsked(delivery) ||
    (delivery.state === 'accepted' && now - delivery.at > patience) ||
    (delivery.state === 'uncertain' && isSpent(delivery));
  // An uncertain answer that is sent again stays uncertain, while the button that was pressed goes.
  const box = useFocusWhenLost(canResend ? 'resend' : delivery.state);
  return (
    <>
      <div
        ref={box}
        tabIndex={-1}
        role="status"
        class={`notice tone-${deliveryTone(delivery)}`}
        data-delivery={deliveryMark(delivery)}
      >
        <p>{deliveryWords(delivery, host, now, held)}</p>
        {delivery.state === 'refused' && <ServiceWords message={delivery.message} />}
      </div>
      <Problem error={check.error} />
      {canResend && <Failure attempt={resend.attempt} />}
      {(canResend || delivery.state === 'uncertain') && (
        <div class="buttons">
          <CheckButton check={check} busy={busy} />
          {canResend && (
            <Button busy={busy} onPress={() => resend.start('answer.resend', answer)}>
              {i18n.t('request.sendAgain')}
            </Button>
          )}
        </div>
      )}
      {isUnsent(delivery) && (held || isSaidToWait(delivery, now)) && (
        <>
          <Failure attempt={withdraw.attempt} />
          <div class="buttons">
            <Button busy={busy} onPress={() => withdraw.start('answer.withdraw', answer)}>
              {i18n.t('request.withdraw')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
