import fc from 'fast-check';
import {expect, it} from 'vitest';

import {askAt, sendRaw} from './ask';
import {BESIDE, BESIDE_TEXT} from './built';

/** Makes each run send the same requests. */
const SEED = Number(process.env.NOISE_SEED ?? 1_962);
const PARALLEL = 20;

const bytes = fc.uint8Array({maxLength: 60}).map((array) => Buffer.from(array).toString('latin1'));
const word = fc.oneof(
  fc.constantFrom('features', 'archive', 'index.html', '_headers', 'assets', '404', BESIDE, 'x'),
  fc.constantFrom('..', '%2e%2e', '%2e.', '....', '%252e%252e', '%c0%ae%c0%ae', '.', '.git', '%00'),
  fc.constantFrom('evil.example', '%0d%0aSet-Cookie:a=b', '\\', '%5c', '?', '#', '%', '\u00ff'),
  bytes,
);
const slash = fc.constantFrom('/', '/', '/', '//', '%2f', '\\', '%5c', '/./', '');
const target = fc
  .array(fc.tuple(slash, word), {minLength: 1, maxLength: 7})
  .map((parts) => parts.flat().join(''));
const line = fc
  .tuple(
    fc.oneof(
      {weight: 6, arbitrary: fc.constant('GET')},
      fc.constantFrom('HEAD', 'POST', 'TRACE', 'CONNECT', 'get', 'PRI', ''),
      bytes,
    ),
    target,
    fc.oneof(
      {weight: 8, arbitrary: fc.constant('HTTP/1.1')},
      fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1', 'ICY', ''),
    ),
  )
  .map((parts) => parts.join(' '));
const header = fc.oneof(
  fc.constantFrom(
    ...['Host: x', 'Host: evil.example', 'Host:', 'X-Forwarded-Host: evil.example'],
    ...['Range: bytes=9-2', 'Range: bytes=-', 'Range: bytes=0-0,5-6,-1'],
    ...['Accept-Encoding: br;q=x, gzip;;;', 'If-None-Match: W/"', 'If-Modified-Since: yesterday'],
    ...['Content-Length: -1', 'Content-Length: 5', ': none', ' folded'],
    ...['Transfer-Encoding: chunked', 'Transfer-Encoding: unknown'],
    ...['Expect: 100-continue', 'Expect: miracles', 'Connection: Upgrade\r\nUpgrade: h2c'],
  ),
  fc.tuple(bytes, bytes).map(([name, value]) => `${name}: ${value}`),
  fc.constant(`X-Long: ${'a'.repeat(40_000)}`),
);
const request = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(line, fc.array(header, {maxLength: 4}), fc.oneof(fc.constant(''), bytes))
      .map(
        ([first, headers, body]) => `${[first, 'Host: a', ...headers].join('\r\n')}\r\n\r\n${body}`,
      ),
  },
  {weight: 1, arbitrary: bytes},
  {weight: 1, arbitrary: fc.tuple(line, bytes).map((parts) => parts.join('\n'))},
);

/** What is wrong with a response to noise, if anything. */
function faultOf(answer: string): string | undefined {
  const [status] = /(?<=^HTTP\/1\.[01] )5\d\d/m.exec(answer) ?? [];
  if (status) return `status ${status}`;
  if (answer.includes(BESIDE_TEXT)) return 'a file from outside the build';
  const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `a redirect to ${location}`;
  if (/^set-cookie:/im.test(answer)) return 'a header from the request';
  const [head = ''] = answer.split('\r\n\r\n');
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) return `${repeated} twice`;
  return undefined;
}

/** Tests that a server rejects noise, discloses nothing and stays up. */
export function withstandsNoise(port: () => number, requests: number): void {
  it(`answers ${requests} pieces of noise without a fault, and stays up`, async () => {
    const pieces = fc.sample(request, {numRuns: requests, seed: SEED});
    const faults: string[] = [];
    let answered = 0;
    const worker = async (): Promise<void> => {
      for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
        const answer = await sendRaw(port(), piece);
        if (answer.startsWith('HTTP/')) answered += 1;
        const fault = faultOf(answer);
        if (fault) faults.push(`${fault} after ${JSON.stringify(piece.slice(0, 200))}`);
      }
    };
    await Promise.all(Array.from({length: PARALLEL}, worker));
    expect(faults).toEqual([]);
    // Most pieces resemble a request closely enough to be answered.
    expect(answered).toBeGreaterThan(requests / 2);
    expect((await askAt(port(), '/features')).status).toBe(200);
  });
}
