import { close, listen, portOf } from '../service/http/listen.ts';

/** A service whose tasks run until a test makes their agents ask for something. */
export async function startAskingService() {
  const asking = new Set<string>();
  const answer = (taskId: string) => {
    const tool = { name: 'form_input', parameters: { heading: 'Log in', fields: [] } };
    const call = { toolCallId: `call-${taskId}`, tool };
    return asking.has(taskId)
      ? { status: 'running', detailedStatus: 'tool_call', toolCall: call }
      : { status: 'running', detailedStatus: 'processing_page' };
  };
  const server = await listen(
    {
      listener: ({ url = '' }, response) => {
        const taskId = /\/task\/([^/]+)\//.exec(url)?.[1] ?? '';
        response.end(JSON.stringify({ success: true, data: answer(taskId) }));
      },
      keepAlive: true,
    },
    0,
  );
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/api/v1`,
    ask: (taskId: string) => asking.add(taskId),
    settle: (taskId: string) => asking.delete(taskId),
    stop: () => close(server),
  };
}
