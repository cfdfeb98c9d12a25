/** Ids are made from the call alone, so that raising one again replaces it. */
const prefix = 'request:';

/** The one notification that stands for a burst of requests. */
export const summaryId = 'requests';

export function notificationId(taskId: string, toolCallId: string): string {
  return `${prefix}${taskId}:${toolCallId}`;
}

export function isRequestNotification(id: string): boolean {
  return id.startsWith(prefix);
}

/** The task a notification is about, by Beckon's id; null for the summary. */
export function notifiedTask(id: string): string | null {
  return isRequestNotification(id) ? (id.slice(prefix.length).split(':', 1)[0] ?? null) : null;
}
