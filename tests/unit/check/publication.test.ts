import path from 'node:path';

import {afterEach, describe, expect, it, test, vi} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {runChecks} from '@site/scripts/check/index';
import {links} from '@site/scripts/check/links';
import {duplicates, pages} from '@site/scripts/check/pages';
import {begin} from '@site/scripts/new/begin';
import {readCatalogue} from '@site/src/content/catalogue';
import {parseFrontMatter} from '@site/src/content/parse-front-matter';
import {currentTree} from '@site/src/content/tree';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, repository} from '../support/repository';
import {changed} from '../support/text';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const OTHER = 'docs/knowledge-base/payments/other.md';
const WAITING = [
  ['a draft', 'draft: true'],
  ['a page of a later day', 'publish: 2999-12-01'],
] as const;
const waiting = (line: string): string =>
  changed(page(FRONT_MATTER.article.replace('in\n', 'out\n')), 'read_time', `${line}\nread_time`);

describe.each(WAITING)('%s', (_, line) => {
  it('is in the lists of the preview, but not of a build', () => {
    const root = repository({[OTHER]: waiting(line)});
    const listed = () =>
      readCatalogue(currentTree(root)).some(({file}) => file.endsWith('other.md'));
    expect(listed()).toBe(true);
    vi.stubEnv('NODE_ENV', 'production');
    expect(listed()).toBe(false);
  });

  it('is a draft to Docusaurus', async () => {
    const root = repository({[OTHER]: waiting(line)});
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    const [key = '', value = ''] = line.split(': ');
    const {frontMatter} = await parseFrontMatter({
      filePath: path.join(root, OTHER),
      fileContent: waiting(line),
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {[key]: value === 'true' || value}, content: ''}),
    });
    expect(frontMatter).toMatchObject({draft: true});
  });

  it('cannot be linked from a page that is published', async () => {
    const files = {[OTHER]: waiting(line), [ARTICLE]: articleWith('See [it](./other.md).')};
    expect(await findingsOf(links, files)).toMatchObject([
      {file: ARTICLE, message: `${OTHER} is not published yet`},
    ]);
  });
});

test('a page whose day has come is published, and an unlisted one has no card', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const find = (line: string) =>
    readCatalogue(currentTree(repository({[OTHER]: waiting(line)}))).find(({file}) =>
      file.endsWith('other.md'),
    );
  expect(find('publish: 2024-12-01')).toMatchObject({listed: true});
  expect(find('unlisted: true')).toMatchObject({listed: false, featured: false});
});

test('two drafts do not collide', async () => {
  const root = repository();
  const today = new Date('2027-02-03T10:00:00Z');
  const about = '/knowledge-base/payments/pay-in';
  begin({kind: 'update', title: 'Refunds explained', about}, root, today);
  begin({kind: 'legal', title: 'Complaints procedure'}, root, today);
  const found = await runChecks(root, [duplicates], readContext(root, {today}));
  expect(found).toEqual([]);
});

describe('a name that would not be published', () => {
  it.each(['How To.markdown', 'note.MD', 'note.mdown'])('%s is reported', async (name) => {
    const found = await findingsOf(pages, {[`docs/knowledge-base/payments/${name}`]: 'Text.'});
    expect(found).toMatchObject([{message: expect.stringContaining('not published') as string}]);
  });

  it.each(['/404', '/payments/index'])('the slug %s is reported', async (slug) => {
    const content = changed(articleWith('Text.'), 'read_time', `slug: ${slug}\nread_time`);
    const found = await findingsOf(pages, {[ARTICLE]: content});
    expect(found).toMatchObject([{fix: 'choose another file name or slug'}]);
  });

  it.each(['Index', '404'])('npm run new does not make it: %s', (title) => {
    const begun = begin({kind: 'legal', title}, repository(), new Date('2027-02-03'));
    expect(begun).toHaveProperty('fault');
  });
});
