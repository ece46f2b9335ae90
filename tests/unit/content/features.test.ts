import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';

import {addresses} from '@site/scripts/check/addresses';
import {links} from '@site/scripts/check/links';
import {PLACES} from '@site/src/config/features';
import {readCatalogue} from '@site/src/content/catalogue';
import {formerAddresses} from '@site/src/content/former-addresses';
import {parseMarkdown} from '@site/src/content/markdown';
import remarkPageLinks from '@site/src/content/page-links';
import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {currentTree} from '@site/src/content/tree';
import {glossaryDirective} from '@site/src/features/glossary/directive';
import {FRONT_MATTER, page} from '../support/pages';
import {nodesOf, render} from '../support/remark';
import {
  archived,
  archivedSite,
  ARTICLE,
  articleWith,
  findingsOf,
  repository,
} from '../support/repository';

const OTHER = 'docs/knowledge-base/payments/other.md';
const ROUTE = '/knowledge-base/payments/other';

// A feature that no line switches on, to which a page, an anchor and a directive belong.
beforeAll(() => {
  Object.assign(PLACES, {off: [ROUTE, '#tool']});
  Object.assign(glossaryDirective, {feature: 'off'});
});
afterAll(() => {
  Reflect.deleteProperty(PLACES, 'off');
  glossaryDirective.feature = 'glossary';
});

const fields = FRONT_MATTER.article.replace('in\n', 'out\n') + '\nredirect_from: [/former]';
const files = {[OTHER]: page(fields)};

test('its page is in no list, a draft to Docusaurus, and has no former addresses', async () => {
  const root = repository(files);
  const routes = readCatalogue(currentTree(root)).map(({route}) => route);
  expect(routes).not.toContain(ROUTE);
  expect(formerAddresses(root)).toEqual({});
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
  const {frontMatter} = await parseFrontMatter({
    ...{filePath: path.join(root, OTHER), fileContent: files[OTHER] ?? ''},
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  cwd.mockRestore();
  expect(frontMatter).toMatchObject({draft: true});
});

test('links to it are text, and components that lead there are gone, in the preview too', () => {
  const text = [
    `[a](./other.md), [b](${ROUTE}#x), [c](#tool) and <Link to="${ROUTE}">d</Link>`,
    `<Fact to="${ROUTE}">\n\nGone.\n\n</Fact>`,
    '<div data-feature="off">\n\nGone.\n\n</div>',
    '<div>Stays.</div>',
    '[e](/contact)',
  ];
  const {markdown} = parseMarkdown(text.join('\n\n'));
  const file = new VFile({path: path.join(repository(files), ARTICLE)});
  remarkPageLinks({root: file.path.slice(0, -ARTICLE.length - 1), isPreview: true})(markdown, file);
  expect(markdown.children.map((node) => toString(node))).toEqual(['a, b, c and d', 'Stays.', 'e']);
  expect(nodesOf(markdown, 'link').map(({url}) => url)).toEqual(['/contact']);
});

test('its directive is nothing, nor is what introduces it, but for an archive', async () => {
  const body = articleWith('First.\n\nAll terms:\n\n::glossary\n\nLast.');
  const root = archivedSite({[ARTICLE]: body, [archived(ARTICLE)]: body});
  const {children} = await render(root, ARTICLE);
  expect(children.slice(1).map((node) => toString(node))).toEqual(['First.', 'Last.']);
  const elements = nodesOf(await render(root, archived(ARTICLE)), 'mdxJsxFlowElement');
  expect(elements.map(({name}) => name)).toEqual(['Glossary']);
});

test('the check names the sentences that still speak of it', async () => {
  const body = {...files, [ARTICLE]: articleWith('See [it](./other.md).')};
  expect(await findingsOf(links, body)).toMatchObject([
    {file: ARTICLE, severity: 'hint', message: 'the feature of this link is off'},
  ]);
  const own = {[OTHER]: page(fields, `See [it](${ROUTE}).`)};
  expect(await findingsOf(links, own)).toEqual([]);
});

test('its page may be removed, although it was published', async () => {
  expect(await findingsOf(addresses, {'tests/content/routes.tsv': `${ROUTE}\tarticle\n`})).toEqual(
    [],
  );
});
