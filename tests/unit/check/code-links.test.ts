import {codeLinks, features} from '@site/scripts/check/code-links';
import {allows, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {changed} from '../support/text';

const write = (text: string): string => text;
const waiting = {
  'docs/knowledge-base/payments/later.md': changed(
    page(FRONT_MATTER.article.replace('in\n', 'out\n')),
    'read_time',
    'draft: true\nread_time',
  ),
};

for (const file of ['src/config/navigation.ts', 'src/components/Help.tsx', 'src/pages/_home.mdx']) {
  reports(
    codeLinks,
    [
      ['<Link to="/contacts">', 'broken link: /contacts', 'write "/contact"', '/contacts'],
      ["href: '/fees'", 'broken link: /fees', 'link to a page that exists', '/fees'],
      ['to={`/contacts?q=${text}`}', 'broken link: /contacts', 'write "/contact"', '/contacts'],
      ["['/how-it-works#x']", 'has no heading or anchor "#x"', 'remove', '/how-it-works#x'],
    ],
    {file, write},
  );
  allows(
    codeLinks,
    [
      '<Link to="/how-it-works">',
      '<File to="/openapi.yaml">',
      "'/fees': '/contact',",
      '`/updates/${slug}`',
    ],
    {file, write},
  );
}
reports(codeLinks, [['to: /contacts', 'broken link: /contacts', 'write "/contact"', '/contacts']], {
  file: 'src/pages/help.mdx',
  write: (text) => `---\nbuttons:\n  - ${text}\n---\n`,
});
// A page that waits for its day: in Markdown, links to it are text until then.
const later = '<Link to="/knowledge-base/payments/later">';
reports(codeLinks, [[later, 'later.md is not published yet', '', '/knowledge']], {
  ...{file: 'src/components/Help.tsx', write, files: waiting},
});
allows(codeLinks, [later], {file: 'src/pages/_home.mdx', write, files: waiting});

const list = {file: 'src/config/features.ts', write: (name: string) => `[\n  '${name}',\n]`};
reports(features, [['taxx', 'there is no feature "taxx"', 'write "tax"']], list);
reports(features, [["x: Feature[] = ['taxx'];", 'no feature "taxx"', 'write "tax"', 'taxx']], {
  ...list,
  write,
});
allows(features, ['tax'], list);
const part = {file: 'src/pages/help.mdx', write};
reports(
  features,
  [['<div data-feature="book">', 'no feature "book"', 'use one of: changes', 'book"']],
  part,
);
allows(features, ['<div data-feature="order-book">'], part);
