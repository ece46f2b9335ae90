import {expect, test} from 'vitest';

import {redirectsFile} from '@site/deploy/static-host';
import {answerFor, readRoutes} from '@site/scripts/serve/routes';
import {temporaryFolder} from '../support/temporary';

const routes = readRoutes(
  temporaryFolder({'index.html': '', 'contact.html': '', 'login.html': '', 'help.html': ''}),
);

test.each([
  ['/support', '/contact'],
  ['/Sign-In/', '/login'],
  ['/sign-in?from=mail', '/login?from=mail'],
])('a guessed address redirects to its page: %s', (target, to) => {
  expect(answerFor(target, routes)).toEqual({kind: 'redirect', to});
});

test('a page of the build takes precedence, and nothing redirects to a missing page', () => {
  expect(answerFor('/help', routes)).toMatchObject({kind: 'file'});
  expect(answerFor('/fees', routes)).toEqual({kind: 'missing'});
});

test('static hosts get the same redirects, only to pages that exist', () => {
  const lines = redirectsFile(routes).trim().split('\n');
  expect(lines).toContain('/support /contact 301');
  expect(lines).toContain('/contact/ /contact 301');
});
