import {expect, test} from 'vitest';

import {abbreviations} from '@site/scripts/check/abbreviations';
import {FRONT_MATTER, page} from '../support/pages';
import {findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

const articles = (bodies: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    bodies.map((body, at) => [
      `docs/knowledge-base/payments/page-${at}.md`,
      page(FRONT_MATTER.article, body),
    ]),
  );

test('an abbreviation in three articles but not in the glossary is reported at its first use', async () => {
  const files = articles(['First.\n\nAn IBAN is long.', 'Your IBAN here.', 'The IBAN again.']);
  const [file = '', content = ''] = Object.entries(files)[0] ?? [];
  expect(await findingsOf(abbreviations, files)).toMatchObject([
    {
      file,
      line: lineOf(content, 'IBAN'),
      message: '"IBAN" is used on 3 pages but is not in the glossary',
      fix: expect.stringContaining('npm run new -- term "IBAN"'),
    },
  ]);
});

test.each([
  ['an abbreviation in two articles', ['An IBAN.', 'An IBAN.']],
  ['a widely known abbreviation', ['A PDF.', 'A PDF.', 'A PDF.']],
  ['names in code', ['`IBAN`', '`IBAN`', '`IBAN`']],
  ['brand values', [':brand[regulator]', ':brand[regulator]', ':brand[regulator]']],
])('no term is needed for %s', async (_, bodies) => {
  expect(await findingsOf(abbreviations, articles(bodies))).toEqual([]);
});
