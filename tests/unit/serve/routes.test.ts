import {expect, test} from 'vitest';

import {answerFor, readRoutes} from '@site/scripts/serve/routes';
import {temporaryFolder} from '../support/temporary';

/** Includes encoded names and pages in folders. `server.test.ts` tests the same on servers. */
const NAMES = [
  ...['index.html', '404.html', 'features.html', 'features.html.br', 'assets/js/Main.0a1b.js'],
  ...['files/100%.txt', 'files/a[1].js', 'żółw.html', 'archive/deep/index.html', 'contact.html'],
  'help.html',
];
const files = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<string, string>;
const routes = readRoutes(temporaryFolder(files));

test.each([
  ...['/?q=1', '/features?next=//evil.example', '/assets/js/Main.0a1b.js', '/files/100%25.txt'],
  ...['/files/a%5B1%5D.js', '/%C5%BC%C3%B3%C5%82w?q=%C5%BC'],
  // Also a guessed address of another page.
  '/help',
])('%s is answered with its file', (target) => {
  expect(answerFor(target, routes)).toMatchObject({kind: 'file'});
});

test.each([
  ['/assets/js/main.0a1b.js', '/assets/js/Main.0a1b.js'],
  ['/Features.HTML', '/features'],
  ['//archive/%2fdeep//', '/archive/deep'],
  ['/features/index.html', '/features'],
  ['/%66eatures', '/features'],
  ['/features%2F', '/features'],
  ['/Archive/Deep/Index.HTML', '/archive/deep'],
  ['/żółw', '/%C5%BC%C3%B3%C5%82w'],
  ['/Support/?from=mail', '/contact?from=mail'],
  ['/%c5%bb%C3%93%C5%81W.html?q=%20', '/%C5%BC%C3%B3%C5%82w?q=%20'],
  ['/Features?to=https://evil.example', '/features?to=https://evil.example'],
])('%s redirects to %s', (target, to) => {
  expect(answerFor(target, routes)).toEqual({kind: 'redirect', to});
});

const MISSING = [
  // A guessed address whose page does not exist.
  '/fees',
  ...['/features.html.br', '/features%3Fx', '/files/100%2525.txt', '/__proto__', '/constructor'],
  ...['/../features', '/%2e%2e/features', '//evil.example/features', '///evil.example'],
  '/%2fevil.example/features',
  // A regular expression that backtracks over them would take minutes.
  ...['/'.repeat(300_000), `/${'%2f'.repeat(300_000)}a`],
];
// A zero byte, a line break, a C1 control, backslashes, broken encodings, another site, nothing.
const MALFORMED = [
  ...['/features%00', '/Features%0d%0aSet-Cookie:%20a=b', '/features%C2%85', '/%5Cevil.example'],
  ...['/\\evil.example/features', '/features%', '/%ff%fe', 'https://evil.example/features', ''],
];
test.each([
  ...MISSING.map((target) => [target, 'missing']),
  ...MALFORMED.map((target) => [target, 'malformed']),
])('%.40s is %s', (target = '', kind) => {
  expect(answerFor(target, routes)).toEqual({kind});
});
