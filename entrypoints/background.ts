import { reconcile, slackAfter } from '@/lib/background/reconcile';
import { comeOnline } from '@/lib/background/health/come-online';
import { followPermissions } from '@/lib/background/health/follow-permissions';
import { handleCommand } from '@/lib/background/handle-command';
import { newTaskTitle, openNewTask } from '@/lib/background/open/new-task-menu';
import { openWaiting } from '@/lib/background/open/open-waiting';
import { openWelcome } from '@/lib/background/open/open-welcome';
import { openNotified } from '@/lib/background/open/open-notified';
import type { BackgroundPorts } from '@/lib/background/ports';
import { pressNotified } from '@/lib/background/open/press-notified';
import { ensureAlarm } from '@/lib/platform/alarms';
import { badge } from '@/lib/platform/badge';
import { clock } from '@/lib/platform/clock';
import * as events from '@/lib/platform/events';
import { locks } from '@/lib/platform/locks';
import { createMenus, onMenu } from '@/lib/platform/menus';
import { network } from '@/lib/platform/network';
import { room } from '@/lib/platform/room';
import { notifications } from '@/lib/platform/notifications';
import { backgroundPermissions } from '@/lib/platform/permissions';
import { onCommand } from '@/lib/platform/receive';
import { localArea, sessionArea } from '@/lib/platform/storage';
import { installUpdateWhenFree } from '@/lib/platform/update';
import { backgroundWindows } from '@/lib/platform/windows';
import { alarmPeriod, alarmSlack } from '@/lib/task/pace';
import { second } from '@/lib/time';
import { defineBackground } from 'wxt/utils/define-background';

const ports: BackgroundPorts = {
  local: localArea,
  session: sessionArea,
  clock,
  locks,
  notifications,
  badge,
  permissions: backgroundPermissions,
  windows: backgroundWindows,
  network,
  room,
  random: Math.random,
  newId: () => crypto.randomUUID(),
};

const alarmName = 'check';
const ensure = () => ensureAlarm(alarmName, alarmPeriod);

export default defineBackground(() => {
  // Whatever started this worker, even an event that Beckon does not handle, the alarm must be set.
  void ensure();

  // Every wake, whatever its cause, ends in the same reconcile.
  const wake = (slack?: number) => void reconcile(ports, slack);
  const wakeAfter = (done: Promise<void>) => void reconcile(ports, 0, done);

  // Once the clock is set back, Chromium rings no alarm until the old time, not even one that is set anew.
  // To look keeps the worker alive, as the alarm does otherwise: a worker ends after 30 s of rest.
  const standIn = async () => {
    if (!(await ensure())) wake(alarmSlack);
  };
  setInterval(() => void standIn(), 25 * second);

  events.onAlarm(alarmName, () => wake(alarmSlack));
  events.onStart(() => wake());
  events.onInstall((isNew) => {
    void createMenus(newTaskTitle);
    if (isNew) void openWelcome(ports);
  });
  events.onOnline(() => wakeAfter(comeOnline(ports)));
  events.onPermissionsChange(() => wakeAfter(followPermissions(ports)));
  events.onNotificationClick((id) => wakeAfter(openNotified(ports, id)));
  events.onNotificationButton((id, index) => wakeAfter(pressNotified(ports, id, index)));
  events.onKeyboardCommand('next-request', () => wakeAfter(openWaiting(ports)));
  if (import.meta.env.FIREFOX) installUpdateWhenFree();
  onMenu((click) => wakeAfter(openNewTask(ports, click)));
  onCommand(async (name, input) => {
    const answer = await handleCommand(ports, name, input);
    wake(slackAfter(name));
    return answer;
  });
});
