import { normaliseAddress, type AddressProblem } from '@/lib/service/address';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const strict = { allowPlainHttp: false };

test.each([
  // The scheme was not typed.
  ['api.example.com', 'https://api.example.com/api/v1'],
  ['api.example.com:8443', 'https://api.example.com:8443/api/v1'],
  ['//api.example.com', 'https://api.example.com/api/v1'],
  ['192.168.1.7:2003', 'https://192.168.1.7:2003/api/v1'],
  ['localhost:2003', 'http://localhost:2003/api/v1'],
  ['localhost:443', 'http://localhost:443/api/v1'],
  ['localhost', 'http://localhost/api/v1'],
  ['agents.localhost:2003', 'http://agents.localhost:2003/api/v1'],
  ['localhost.:2003', 'http://localhost.:2003/api/v1'],
  ['127.8.9.1:80', 'http://127.8.9.1/api/v1'],
  ['127.255.10.254', 'http://127.255.10.254/api/v1'],
  ['http.example', 'https://http.example/api/v1'],
  ['127.1', 'http://127.0.0.1/api/v1'],
  ['[::1]:2003', 'http://[::1]:2003/api/v1'],
  ['[2001:DB8::1]:2003', 'https://[2001:db8::1]:2003/api/v1'],
  // The prefix was typed, not typed, or typed in part.
  ['http://localhost:2003/api/v1', 'http://localhost:2003/api/v1'],
  ['https://h.example', 'https://h.example/api/v1'],
  ['https://h.example/api', 'https://h.example/api/v1'],
  ['https://h.example/api/v1/', 'https://h.example/api/v1'],
  ['https://h.example//api//v1//', 'https://h.example/api/v1'],
  ['https://h.example/api/v1/task/create', 'https://h.example/api/v1'],
  ['https://h.example/api/v1/task/a%2Fb/run/status', 'https://h.example/api/v1'],
  // A sub-path, which may contain a prefix itself.
  ['https://h.example/x/', 'https://h.example/x/api/v1'],
  ['https://h.example/x/api/v1/task/create', 'https://h.example/x/api/v1'],
  ['https://h.example/api/v1/proxy/api/v1', 'https://h.example/api/v1/proxy/api/v1'],
  ['https://h.example/rapi/v1', 'https://h.example/rapi/v1/api/v1'],
  ['h.example/http://x', 'https://h.example/http:/x/api/v1'],
  // The person typed another version on purpose.
  ['https://h.example/api/v2/task/create', 'https://h.example/api/v2'],
  ['https://h.example/api/v12/task/create', 'https://h.example/api/v12'],
  // A part that is not a version is a sub-path.
  ['https://h.example/api/v1beta', 'https://h.example/api/v1beta/api/v1'],
  ['https://h.example/api/rev1', 'https://h.example/api/rev1/api/v1'],
  ['https://h.example/api/v', 'https://h.example/api/v/api/v1'],
  // Capitals, spaces, ports, other alphabets.
  ['  HTTPS://H.Example:443/Team/API/V1 \n', 'https://h.example/Team/api/v1'],
  ['https://h.example:2003/', 'https://h.example:2003/api/v1'],
  ['bücher.example', 'https://xn--bcher-kva.example/api/v1'],
  ['https:\\\\h.example\\api\\v1', 'https://h.example/api/v1'],
  ['https://h.example/?', 'https://h.example/api/v1'],
])('%j is %s', (typed, baseUrl) => {
  expect(normaliseAddress(typed, strict)).toMatchObject({ ok: true, value: { baseUrl } });
});

test.each<[string, AddressProblem]>([
  ['', 'empty'],
  [' \t\n', 'empty'],
  ['https://', 'not-an-address'],
  ['https://h.example:99999', 'not-an-address'],
  ['my service', 'not-an-address'],
  ['https://h.exa\nmple', 'not-an-address'],
  ['https://1.2.3.4.5', 'not-an-address'],
  ['::1', 'not-an-address'],
  ['fe80::1', 'not-an-address'],
  ['https://*', 'not-an-address'],
  ['*.example.com', 'not-an-address'],
  ['https://%2a.example.com', 'not-an-address'],
  ['"https://h.example"', 'not-an-address'],
  ["'h.example/api/v1'", 'not-an-address'],
  ['https://h.example"', 'not-an-address'],
  ['https://h.example,', 'not-an-address'],
  ['`h.example`', 'not-an-address'],
  ['“https://h.example”', 'not-an-address'],
  ['SERVICE_URL=https://h.example', 'not-an-address'],
  ['ftp://h.example', 'not-http'],
  ['FTP://h.example', 'not-http'],
  ['s3://bucket', 'not-http'],
  ['git+ssh://h.example', 'not-http'],
  ['soap.beep://h.example', 'not-http'],
  ['C:\\service', 'not-http'],
  ['ftp://me:secret@h.example', 'not-http'],
  ['file:///etc/hosts', 'not-http'],
  ['javascript:alert(1)', 'not-http'],
  ['chrome-extension://abc/popup.html', 'not-http'],
  ['https://me@h.example', 'has-credentials'],
  ['https://me:secret@h.example', 'has-credentials'],
  ['https://:secret@h.example', 'has-credentials'],
  ['me:secret@h.example', 'has-credentials'],
  ['https://h.example/api/v1?key=1', 'has-query'],
  ['https://h.example/#/settings', 'has-query'],
  ['http://h.example', 'plain-http'],
  ['http://192.168.1.7:2003', 'plain-http'],
  ['http://127.0.0.1.example', 'plain-http'],
  ['http://localhost.example', 'plain-http'],
  ['http://notlocalhost', 'plain-http'],
])('%j is refused: %s', (typed, problem) => {
  expect(normaliseAddress(typed, strict)).toEqual({ ok: false, error: problem });
});

test('plain http beyond this machine is taken when the person accepts it', () => {
  expect(normaliseAddress('http://192.168.1.7:2003/api/v1', { allowPlainHttp: true })).toEqual({
    ok: true,
    value: {
      baseUrl: 'http://192.168.1.7:2003/api/v1',
      origin: 'http://192.168.1.7:2003',
      host: '192.168.1.7:2003',
      permission: 'http://192.168.1.7/*',
    },
  });
});

const segment = fc.constantFrom('api', 'v1', 'v2', 'API', 'x', '', 'task', 'create', 'ä', '%2e');
const typedAddress = fc
  .tuple(
    fc.constantFrom('', 'http://', 'HTTPS://', '//'),
    fc.oneof(fc.domain(), fc.ipV4(), fc.constantFrom('localhost', '[::1]')),
    fc.constantFrom('', ':80', ':443', ':2003'),
    fc.array(segment),
  )
  .map(([scheme, host, port, path]) => `${scheme}${host}${port}/${path.join('/')}`);

test('what it gives is an address it gives back unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(typedAddress, fc.string()), (typed) => {
      const accepting = { allowPlainHttp: true };
      const once = normaliseAddress(typed, accepting);
      fc.pre(once.ok);
      expect(normaliseAddress(once.value.baseUrl, accepting)).toEqual(once);
      expect(once.value.baseUrl).toMatch(/^https?:\/\/[^/?#]+(?:\/[^/?#]+)*\/api\/v\d+$/);
    }),
  );
});
