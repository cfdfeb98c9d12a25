const pause = 50;

/**
 * Asks again and again until the answer will do.
 * @param patience milliseconds
 * @throws when the patience runs out, naming what was waited for.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  willDo: (answer: Answer) => boolean,
  patience = 20_000,
): Promise<Answer> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (willDo(answer)) return answer;
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
