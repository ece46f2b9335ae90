import fs from 'node:fs';
import path from 'node:path';

import {expect, it, test} from 'vitest';

import {parseMarkdown} from '@site/src/content/markdown';
import {figuresOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import {USUAL} from '@site/src/features/payment/model/deadline';
import {readCases} from '@site/src/features/payment/model/read-cases';
import {ROOT} from '../../support/root';

const figures = figuresOf(currentTree(ROOT));

function read(text: string) {
  const parsed = parseMarkdown(text);
  expect(parsed.faults).toEqual([]);
  return readCases(parsed.markdown, figures);
}

const PAGE = `
<CaseGroup id="bank-in" title="Deposit by bank transfer" way="in" methods="sepa swift">

<Case id="bank-in-sent" title="Sent, but not here" wait="usual">

**Usual time: :figure[withdrawals.sepa.time].** More text.

</Case>

</CaseGroup>
`;

it('reads the groups and cases of a page, with the figures in their answers', () => {
  const [group] = read(PAGE);
  expect(group).toMatchObject({id: 'bank-in', way: 'in', methods: ['sepa', 'swift']});
  const answer = expect.stringMatching(/^Usual time: \d.* days?\.$/) as string;
  const sent = {id: 'bank-in-sent', title: 'Sent, but not here', answer, wait: 'usual'};
  expect(group?.cases).toEqual([sent]);
});

const AGAIN = '<Case id="bank-in-sent" title="Again">\n\n**Wait.**\n\n</Case>';
it.each([
  ['way="in"', 'way="up"', '"bank-in" has an unknown "way"'],
  ['**Usual', 'Usual', '"bank-in-sent" has no answer'],
  ['title="Sent, but not here"', '', '"bank-in-sent" has no title'],
  ['id="bank-in-sent"', 'id="sent"', '"sent" does not begin with the id of its group'],
  ['</CaseGroup>', `${AGAIN}\n\n</CaseGroup>`, '"bank-in-sent" is the id of two cases'],
  [/(?<=<\/?Case)\b/g, 's', 'the page has no cases'],
])('a mistake in the page is reported: %s as %s', (right, wrong, message) => {
  expect(() => read(PAGE.replaceAll(right, wrong))).toThrow(message);
});

test('on the page, every case that waits the usual time has a figure for each method', () => {
  const groups = read(fs.readFileSync(path.join(ROOT, 'src/pages/tools/payment.mdx'), 'utf8'));
  const waiting = groups.filter(({cases}) => cases.some(({wait}) => wait === 'usual'));
  expect(waiting.length).toBeGreaterThan(0);
  for (const {id, way, methods, cases} of groups) {
    const times = methods.map((method) => USUAL[way][method]);
    if (cases.some(({wait}) => wait === 'usual')) expect(times, id).not.toContain(undefined);
  }
});
