import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {images} from '@site/scripts/check/images';
import {links} from '@site/scripts/check/links';
import {origin} from '@site/src/config/site';
import {allows, reports} from '../support/findings';
import {
  archivedSite,
  ARTICLE,
  articleWith,
  SECTION,
  UPDATE,
  VALID_FILES,
} from '../support/repository';
import {changed} from '../support/text';

const files = {
  [SECTION]: '<Tab id="fees">One.</Tab>\n<Tab id="how-long">Two.</Tab>\n',
  'docs/knowledge-base/payments/terms.txt': 'x',
  'docs/knowledge-base/payments/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/img/chart.svg': '<svg/>',
};

allows(
  links,
  [
    '## How it goes\n\n[x](./pay-in.md#how-it-goes) [y](#how-it-goes)',
    '## A\n\n### How\n\n## B\n\n### How\n\n[x](#how-1)',
    '## It is *1–2 days*\n\n[x](#it-is-12-days)',
    '## It costs :figure[deposits.card.fee]\n\n[x](#it-costs-35)',
    // A category in the index, ids in src/pages, an update, a Markdown page, another site, a file, a download.
    '[x](../index.md#payments)',
    '[x](/contact#fees) [y](/contact#how-long)',
    '[x](/updates/paying-in)',
    '[x](/knowledge-base/payments/pay-in)',
    '[x](https://ethereum.org/nowhere)',
    '[x](terms.txt)',
    '[x](/openapi.yaml)',
  ],
  {files},
);

reports(
  links,
  [
    ['[x](policy.txt)', 'broken link: docs/knowledge-base/payments/policy.txt'],
    // Only a slip is corrected: what is farther away may be another page.
    ['[x](pay-im.md)', 'broken link: docs/knowledge-base', 'write "./pay-in.md"'],
    ['[x](../pay-in.md)', 'broken link: docs/knowledge-base', 'link to a page that exists'],
    ['[x](/payments/pay-in)', 'broken link: /payments', 'link to a page that exists'],
    ['[x](htps://a.test)', 'broken link: htps:', 'write "https:"'],
    ['[x](/contacts)', 'broken link: /contacts', 'write "/contact"'],
    ['[x](/updates/payng-in)', 'broken link: /updates/payng', 'write "/updates/paying-in"'],
    ['[x][r]\n\n[r]: /how-it-work', 'broken link: /how-it-work', 'write "/how-it-works"', '[r]:'],
    // A target that several links miss.
    ['[x](a.txt)\n\n[y](a.txt) [z](a.txt)', 'a.txt, also in line 15'],
    ['[x](/contact#feees)', 'has no heading or anchor "#feees"', 'write "fees"'],
    ['[x](../index.md#payment)', 'has no heading or anchor "#payment"', 'write "payments"'],
    ['[x](/updates#desk)', 'has no heading or anchor "#desk"', 'remove the anchor'],
    [`[it](${origin}/faq)`, '', 'write "/faq", or link to the file'],
    ['[it](//halyard.example)', '', 'write "/", or link to the file'],
  ],
  {files, write: (link) => articleWith(`First.\n\nSee ${link}`)},
);

reports(
  images,
  [
    ['![A](/img/a.svg) ![B](/img/b.svg)', 'no such image: /img/a.svg; /img/b.svg'],
    ['![A](../static/img/chart.svg)', 'no such image', '/img/… for a file in static/img/'],
    ['![A chart](https://pictures.example.org/chart.svg)', 'the image is on another site'],
  ],
  {files},
);
allows(images, ['![It falls](chart.svg)', '![It falls](/img/chart.svg)'], {files});

const update = {
  file: UPDATE,
  write: (route: string): string =>
    changed(VALID_FILES[UPDATE], 'link: /knowledge-base/payments/pay-in', `link: ${route}`),
};
const PAGE = '/knowledge-base/payments/pay-in';
allows(links, ['/how-it-works', '/knowledge-base', '/knowledge-base/payments'], update);
reports(links, [[`${PAGE}n`, '', `write "${PAGE}"`, 'link:']], update);

test('an archived page may be linked, if it exists', async () => {
  const [there, gone] = ['/2024-11/knowledge-base/payments/pay-in', '/2024-11/gone'];
  const root = archivedSite({[ARTICLE]: articleWith(`[x](${there}), [y](${gone})`)});
  const findings = await links.run(readContext(root));
  expect(findings).toMatchObject([{message: `broken link: ${gone}`}]);
});
