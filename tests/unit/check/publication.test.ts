import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {links} from '@site/scripts/check/links';
import {pages} from '@site/scripts/check/pages';
import {begin} from '@site/scripts/new/begin';
import {type CataloguePage, readCatalogue} from '@site/src/content/catalogue';
import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {currentTree} from '@site/src/content/tree';
import {reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {articleWith, repository} from '../support/repository';
import {changed} from '../support/text';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const FOLDER = 'docs/knowledge-base/payments';
const OTHER = `${FOLDER}/other.md`;
/** A page with a line in its front matter, and its entry in the lists. */
const pageWith = (line: string): string =>
  changed(page(FRONT_MATTER.article.replace('in\n', 'out\n')), 'read_time', `${line}\nread_time`);
const entryOf = (root: string): CataloguePage | undefined =>
  readCatalogue(currentTree(root)).find(({file}) => file.endsWith('other.md'));

// Docusaurus's own parser, to which an unquoted day is a date.
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

    // From a page that is published.
    reports(links, [['[it](./other.md)', `${OTHER} is not published yet`]], {
      files: {[OTHER]: content},
    });
  },
);

test.each([
  ['publish: 2024-12-01', {listed: true}],
  ['unlisted: true', {listed: false, featured: false}],
])('a page with %s is built as %j', (line, entry) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(entryOf(repository({[OTHER]: pageWith(line)}))).toMatchObject(entry);
});

for (const name of ['How To.markdown', 'note.MD', 'note.mdown']) {
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
