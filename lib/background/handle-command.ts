import type { CommandError, CommandName, Input } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import { resendAnswer } from './commands/answer-resend';
import { submitAnswer } from './commands/answer-submit';
import { withdrawAnswer } from './commands/answer-withdraw';
import { checkDue } from './commands/check-due';
import { findAbilities } from './commands/connection-abilities';
import { removeConnection } from './commands/connection-remove';
import { saveConnection } from './commands/connection-save';
import { listServiceTasks } from './commands/connection-tasks';
import { testConnection } from './commands/connection-test';
import type { Handler } from './commands/handler';
import { deleteAll } from './commands/data-delete-all';
import { importData } from './commands/data-import';
import { lookAtHome } from './commands/home-look';
import { importLibrary } from './commands/library-import';
import { removeTool } from './commands/library-remove';
import { saveTool } from './commands/library-save';
import { snoozeRequest } from './commands/request-snooze';
import { deleteBroken } from './commands/quarantine-delete';
import { saveSettings } from './commands/settings-save';
import { adoptTask } from './commands/task-adopt';
import { checkTask } from './commands/task-check';
import { createTask } from './commands/task-create';
import { discard } from './commands/task-discard';
import { showLive } from './commands/task-live';
import { readResult } from './commands/task-result';
import { muteTask } from './commands/task-mute';
import { retryTask } from './commands/task-retry';
import { readRuns } from './commands/task-runs';
import { stopTask } from './commands/task-stop';
import { pinTask } from './commands/task-pin';
import { renameTask } from './commands/task-rename';
import { watchTask } from './commands/task-watch';
import { watchTasks } from './commands/tasks-watch';
import type { BackgroundPorts } from './ports';
import { isStorageFull } from './is-storage-full';
import { withSchedule } from './records/schedule-store';

const handlers: { readonly [Name in CommandName]: Handler<Name> } = {
  'task.create': createTask,
  'task.adopt': adoptTask,
  'task.retry': retryTask,
  'task.discard': discard,
  'task.watch': watchTask,
  'tasks.watch': watchTasks,
  'task.rename': renameTask,
  'task.pin': pinTask,
  'home.look': lookAtHome,
  'task.check': checkTask,
  'task.mute': muteTask,
  'task.runs': readRuns,
  'task.stop': stopTask,
  'task.result': readResult,
  'task.live': showLive,
  'check.due': checkDue,
  'answer.submit': submitAnswer,
  'answer.resend': resendAnswer,
  'answer.withdraw': withdrawAnswer,
  'request.snooze': snoozeRequest,
  'connection.test': testConnection,
  'connection.save': saveConnection,
  'connection.remove': removeConnection,
  'connection.abilities': findAbilities,
  'connection.tasks': listServiceTasks,
  'library.save': saveTool,
  'library.remove': removeTool,
  'library.import': importLibrary,
  'data.import': importData,
  'data.delete-all': deleteAll,
  'quarantine.delete': deleteBroken,
  'settings.save': saveSettings,
};

/** Runs a command. Never rejects: a full storage becomes `storage-full`, any unforeseen error `no-answer`. */
export async function handleCommand<Name extends CommandName>(
  ports: BackgroundPorts,
  name: Name,
  input: Input<Name>,
): Promise<Result<unknown, CommandError>> {
  try {
    return await handlers[name](withSchedule(ports), input);
  } catch (error) {
    if (isStorageFull(error)) return fail({ code: 'storage-full' });
    reportError(error);
    return fail({ code: 'no-answer' });
  }
}
