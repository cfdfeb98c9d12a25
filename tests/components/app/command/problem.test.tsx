import { Problem } from '@/components/app/command/problem';
import { type CommandError, commandErrorSchema } from '@/lib/commands';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

afterEach(() => render(null, document.body));

/** The words that the page shows for an error. */
function wordsOf(error: CommandError): string {
  render(<Problem error={error} />, document.body);
  return page.getByRole('alert').element().textContent;
}

const said = { message: null, retryAfterMs: null };

const errors: readonly [CommandError, RegExp][] = [
  [
    { code: 'unreachable' },
    /cannot be reached.* http:\/\/ or https:\/\/ included.* If an organisation manages this browser/,
  ],
  [{ code: 'timed-out' }, /took too long/],
  [{ code: 'redirected' }, /leads on to another one/],
  [{ code: 'too-large' }, /more than Beckon reads/],
  [{ code: 'not-json', httpStatus: 404 }, /not like a service that runs agents \(HTTP 404\)/],
  [{ code: 'unexpected-shape', httpStatus: 200 }, /does not understand/],
  [{ code: 'refused-key', message: null }, /refused the key/],
  [{ code: 'refused', httpStatus: 400, message: null }, /refused this/],
  [{ code: 'server-error', httpStatus: 503, ...said }, /an error of its own \(HTTP 503\)/],
  [{ code: 'rate-limited', httpStatus: 429, ...said }, /asks for a pause\. Try/],
  [{ code: 'rate-limited', httpStatus: 429, ...said, retryAfterMs: 120_000 }, /a pause of 2 min/],
  [{ code: 'not-found' }, /not here any more/],
  [{ code: 'stale-call' }, /no longer waits/],
  [{ code: 'no-permission' }, /may not talk to this address/],
  [{ code: 'no-key' }, /no key for this connection/],
  [{ code: 'storage-full' }, /no room left/],
  [{ code: 'name-taken' }, /a tool of this name/],
  [{ code: 'no-tools' }, /damaged or gone/],
  [{ code: 'no-answer' }, /itself did not answer/],
  [{ code: 'invalid' }, /did not understand its own request/],
  [{ code: 'bad-address' }, /not an address Beckon can use/],
  [
    { code: 'other-interface', httpStatus: 200 },
    /Something answers .* \(HTTP 200\).* http:\/\/ or https:\/\/ included/,
  ],
];

test.each(errors)('%j has words of its own', (error, words) => {
  // The background sends the error like this.
  expect(commandErrorSchema().parse(error)).toEqual(error);
  expect(wordsOf(error)).toMatch(words);
});

test('what the service said stands behind, as its own, with nothing hidden in it', () => {
  const error = { code: 'refused', httpStatus: 400, message: 'No\u202e such <b>task</b>' } as const;
  expect(wordsOf(error)).toBe(
    'The service refused this.The service said: No‹U+202E› such <b>task</b>',
  );
  expect(document.querySelector('q bdi')?.textContent).toBe('No‹U+202E› such <b>task</b>');
  expect(wordsOf({ ...error, message: ' \n' })).toBe('The service refused this.');
});
