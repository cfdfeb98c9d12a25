import { shortSnooze } from '@/lib/task/snooze-moments';
import { changeTasks } from './change-task';
import { notificationId, summaryId } from './notification-id';
import { openNotified } from './open-notified';
import type { BackgroundPorts } from './ports';
import { recordEvents } from './record-event';
import { lookAround, waitingSubjects } from './scene';
import { type ScheduleStore, scheduleStore } from './schedule-store';

/** A press on a notification's button, in the order of its notice: Open, Snooze. */
export function pressNotified(ports: BackgroundPorts, id: string, button: number): Promise<void> {
  return button === 0 ? openNotified(ports, id) : snoozeNotified(ports, id);
}

/** Puts off a request, or all that a summary stands for. */
async function snoozeNotified(ports: BackgroundPorts, id: string): Promise<void> {
  const schedules = scheduleStore(ports);
  const until = ports.clock.now() + shortSnooze;
  const events = new Map(
    (await requestsOf(ports, schedules, id)).map(({ task, call }) => [
      task,
      { type: 'snoozed', toolCallId: call, until } as const,
    ]),
  );
  await changeTasks(ports, schedules, [...events.keys()], (ids) =>
    recordEvents(ports, ids, events),
  );
  await ports.notifications.clear(id);
}

async function requestsOf(ports: BackgroundPorts, schedules: ScheduleStore, id: string) {
  const waiting = waitingSubjects(await lookAround(ports, schedules));
  return id === summaryId ? waiting : waiting.filter((subject) => notificationId(subject) === id);
}
