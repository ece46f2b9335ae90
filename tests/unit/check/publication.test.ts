import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {VFile} from 'vfile';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {addresses} from '@site/scripts/check/addresses';
import {readContext} from '@site/scripts/check/context';
import {dates} from '@site/scripts/check/dates';
import {editions} from '@site/scripts/check/editions';
import {inbound} from '@site/scripts/check/inbound';
import {links} from '@site/scripts/check/links';
import {pages} from '@site/scripts/check/pages';
import {begin} from '@site/scripts/new/begin';
import {type CataloguePage, readCatalogue} from '@site/src/content/catalogue';
import {formerAddresses} from '@site/src/content/former-addresses';
import {parseMarkdown} from '@site/src/content/markdown';
import remarkPageLinks from '@site/src/content/page-links';
import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {currentTree} from '@site/src/content/tree';
import {allows, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {nodesOf} from '../support/remark';
import {ARTICLE, articleWith, repository, UPDATE, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const FOLDER = 'docs/knowledge-base/payments';
const OTHER = `${FOLDER}/other.md`;
const ROUTE = '/knowledge-base/payments/other';
const aboutOther = (route: string): string =>
  changed(VALID_FILES[UPDATE], 'link: /knowledge-base/payments/pay-in', `link: ${route}`);
/** A page with a line in its front matter, and its entry in the lists. */
const pageWith = (line: string): string =>
  changed(page(FRONT_MATTER.article.replace('in\n', 'out\n')), 'read_time', `${line}\nread_time`);
const entryOf = (root: string): CataloguePage | undefined =>
  readCatalogue(currentTree(root)).find(({file}) => file.endsWith('other.md'));

// Docusaurus's own parser takes an unquoted day for a date.
describe.each(['draft: true', 'publish: 2999-12-01', 'publish: "2999-12-01"'])(
  'a page with %s',
  (line) => {
    const content = pageWith(line);

    test('is in the lists of the preview, not of a build, and a draft to Docusaurus', async () => {
      const root = repository({[OTHER]: content});
      expect(entryOf(root)).toBeDefined();
      vi.stubEnv('NODE_ENV', 'production');
      expect(entryOf(root)).toBeUndefined();
      vi.spyOn(process, 'cwd').mockReturnValue(root);
      const {frontMatter} = await parseFrontMatter({
        ...{filePath: path.join(root, OTHER), fileContent: content},
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      expect(frontMatter).toMatchObject({draft: true});
    });

    // From a page that is published: plain text until the day.
    allows(links, ['[it](./other.md)'], {files: {[OTHER]: content}});
    // An update is about a page that readers can open.
    reports(links, [[ROUTE, `${OTHER} is not published when this update is`, '', 'link:']], {
      ...{files: {[OTHER]: content}, file: UPDATE, write: aboutOther},
    });
    allows(links, [`${ROUTE}\n${line}`], {
      files: {[OTHER]: content},
      file: UPDATE,
      write: aboutOther,
    });

    test('is plain text in links of a build', () => {
      const root = repository({[OTHER]: content});
      const text = `A [*way*](./other.md#a), [it][o], [home](/) and [more](${ROUTE}).\n\n[o]: other.md`;
      const {markdown} = parseMarkdown(text);
      const file = new VFile({path: path.join(root, ARTICLE)});
      remarkPageLinks({root, isPreview: false})(markdown, file);
      expect(nodesOf(markdown, 'link').map(({url}) => url)).toEqual(['/']);
    });
  },
);

test('what waits for its day is held to what will be true then', async () => {
  const today = new Date('2026-12-01T12:00:00Z');
  const day = '2026-12-05';
  const files = {
    [OTHER]: pageWith(`publish: ${day}\nredirect_from: [/old]`),
    'docs/legal/terms.md': page(
      FRONT_MATTER.legal.replace('2024-11-10', day) + `\npublish: ${day}`,
    ),
    [UPDATE]: page(FRONT_MATTER.update.replace('2024-11-26', day) + `\npublish: ${day}`),
    'tests/content/routes.tsv': '/old\tarticle\n',
  };
  const context = readContext(repository(files), {today});
  expect(await inbound.run(context)).toMatchObject([
    {file: OTHER, message: 'no other page links to this one in its text'},
    {file: 'docs/legal/terms.md'},
  ]);
  expect(await dates.run(context)).toEqual([]);
  expect(await editions.run(context)).toEqual([]);
  // Until then, nothing answers at its former address.
  expect(await addresses.run(context)).toMatchObject([{file: 'tests/content/routes.tsv'}]);
  expect(formerAddresses(context.root)).toEqual({});
});

test.each([
  ['publish: 2024-12-01', {listed: true}],
  ['unlisted: true', {listed: false, featured: false}],
])('a page with %s is built as %j', (line, entry) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(entryOf(repository({[OTHER]: pageWith(line)}))).toMatchObject(entry);
});

for (const name of ['How To.markdown', 'note.MD', 'draft.docx']) {
  reports(pages, [['Text.', 'not published']], {
    ...{file: `${FOLDER}/${name}`, write: (text: string) => text},
  });
}
for (const slug of ['/404', '/payments/index']) {
  reports(pages, [[slug, '', 'choose another file name or slug', 'slug:']], {
    write: () => changed(articleWith('Text.'), 'read_time', `slug: ${slug}\nread_time`),
  });
}

test.each(['Index', '404'])(
  'npm run new makes no page that would not be published: %s',
  (title) => {
    const begun = begin({kind: 'legal', title}, repository(), new Date('2027-02-03'));
    expect(begun).toHaveProperty('fault');
  },
);
