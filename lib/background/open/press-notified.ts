import { shortSnooze } from '@/lib/task/snooze-moments';
import { applyEvents } from '../records/apply-events';
import { summaryId } from '../attention/notification-id';
import { openNotified } from './open-notified';
import type { BackgroundPorts } from '../ports';
import { waitingRequests } from '../attention/scene';
import { withSchedule } from '../records/schedule-store';

/** A press on a notification's button, in the order of its notice: Open, Snooze. */
export function pressNotified(ports: BackgroundPorts, id: string, button: number): Promise<void> {
  return button === 0 ? openNotified(ports, id) : snoozeNotified(ports, id);
}

/**
 * Puts off a request, or all that wait if the summary was pressed. The wake that follows clears
 * the notification.
 */
async function snoozeNotified(background: BackgroundPorts, id: string): Promise<void> {
  const ports = withSchedule(background);
  const now = ports.clock.now();
  const until = now + shortSnooze;
  const waiting = waitingRequests({ schedule: await ports.schedules.read(), now });
  const meant = waiting.filter((request) => id === summaryId || request.id === id);
  const snooze = ({ task, call }: (typeof meant)[number]) =>
    [task, { type: 'snoozed', toolCallId: call, until }] as const;
  await applyEvents(ports, new Map(meant.map(snooze)));
}
