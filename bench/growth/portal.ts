import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import {kindOf} from '../../src/content/kinds';
import {markdownFiles} from '../../src/content/tree';
import {releaseContract} from '../../src/contract/release';
import {linkPackages} from '../link-packages';
import {root} from '../paths';
import type {GeneratedArticle} from './articles';

/** Months that the frozen versions are named by, newest first. */
const MONTHS = ['2024-11', '2024-08', '2024-05'] as const;

/** Numbers of versions that can be measured: today's and so many frozen ones. */
export const MOST_VERSIONS = MONTHS.length + 1;

const WORDS_PER_MINUTE = 200;
/** What the build reads, and nothing that it or a test writes. */
const LEFT_OUT = new Set(['node_modules', 'build', 'report', 'bench', '.git', '.docusaurus']);

/** How many real articles there are. */
export function realArticles(): number {
  const docs = path.join(root, 'docs');
  const kinds = markdownFiles(docs).map((file) => kindOf(path.relative(docs, file)));
  return kinds.filter((kind) => kind === 'article').length;
}

/**
 * Writes a copy of the portal that holds more articles and frozen versions.
 *
 * @param folder is empty
 * @param articles beside the real ones, in every version
 * @param versions 1 to {@link MOST_VERSIONS}; today's is one of them
 */
export async function writePortal(
  folder: string,
  articles: readonly GeneratedArticle[],
  versions: number,
): Promise<void> {
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(root, source)),
  });
  linkPackages(path.join(root, 'node_modules'), folder);
  writeArticles(path.join(folder, 'docs'), articles);
  await freeze(folder, MONTHS.slice(0, versions - 1));
}

function writeArticles(docs: string, articles: readonly GeneratedArticle[]): void {
  for (const [index, {slug, title, description, mdx}] of articles.entries()) {
    const frontMatter = {
      title,
      description,
      read_time: Math.max(1, Math.round(mdx.split(/\s+/).length / WORDS_PER_MINUTE)),
      sidebar_position: 100 + index,
      last_update: {date: '2024-11-20'},
      keywords: title.toLowerCase().split(' ').concat('generated', 'article', 'growth'),
    };
    fs.writeFileSync(path.join(docs, `${slug}.md`), `---\n${stringify(frontMatter)}---\n\n${mdx}`);
  }
}

/** Every frozen version is a copy of today's; what was frozen in the checkout goes. */
async function freeze(folder: string, names: readonly string[]): Promise<void> {
  const [sidebar = ''] = fs.readdirSync(path.join(root, 'versioned_sidebars'));
  for (const old of ['versioned_docs', 'versioned_sidebars', 'openapi/released']) {
    fs.rmSync(path.join(folder, old), {recursive: true});
    fs.mkdirSync(path.join(folder, old));
  }
  for (const name of names) {
    const copies: [string, string][] = [
      [path.join(folder, 'docs'), `versioned_docs/version-${name}`],
      [
        path.join(root, 'versioned_sidebars', sidebar),
        `versioned_sidebars/version-${name}-sidebars.json`,
      ],
    ];
    for (const [from, to] of copies) fs.cpSync(from, path.join(folder, to), {recursive: true});
    await releaseContract(folder, name);
  }
  fs.writeFileSync(path.join(folder, 'versions.json'), JSON.stringify(names));
}
