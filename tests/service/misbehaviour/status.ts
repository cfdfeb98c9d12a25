import type { How } from './misbehaviour.ts';

type Status = Extract<How, { kind: 'status' }>;

export function answerStatus({ code, body, headers = {} }: Status): Response {
  if (body === undefined) return new Response(null, { status: code, headers });
  if (typeof body === 'string') return new Response(body, { status: code, headers });
  return Response.json(body, { status: code, headers });
}
