const page = `<!doctype html>
<title>Bad gateway</title>
<h1>The upstream server is having a rest</h1>
`;

export function htmlPage(): Response {
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The first half of the answer, announced as if it were whole. */
export async function truncate(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, text.length / 2), response);
}
