import fs from 'node:fs';
import path from 'node:path';

import {pluginRoutes} from '../../src/config/navigation';
import {redirects} from '../../src/config/redirects';
import {routeOf} from '../../src/content/catalogue';
import {fieldsOf, isWaiting, slugIn} from '../../src/content/front-matter';
import {pagesOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAtField, seesAll, type SourcePage} from './context';
import {git, mainCommit} from './main-branch';

/** The addresses that the specification promises. */
const PROMISED = 'tests/routes.tsv';

/** An address that was published leads to a page: its own, or the one that names it in `redirect_from`. */
export const addresses: Check = {
  name: 'addresses',
  run(context) {
    const isOut = (page: SourcePage): boolean => !isWaiting(page.frontMatter, context.today);
    const routes = context.pages.filter(isOut).flatMap(({route}) => route ?? []);
    const current = new Set([...routes, ...pluginRoutes]);
    const former = new Map<string, string>(Object.entries(redirects));
    const findings: Finding[] = [];
    for (const page of context.pages) {
      for (const address of formerRoutesOf(page)) {
        const other = current.has(address) ? 'a page' : former.get(address);
        if (isOut(page)) former.set(address, page.repoPath);
        if (!other) continue;
        const message = `${address} is already the address of ${other}`;
        findings.push(findingAtField(page, 'redirect_from', message, 'remove it from this list'));
      }
    }
    const lost = [...published(context)].filter(
      ([address]) => !current.has(address) && !former.has(address),
    );
    return {
      count: context.pages.length,
      findings: [
        ...findings,
        ...(seesAll(context) ? lost : []).map(([address, source]) =>
          findingIn(
            source,
            `the address ${address} was published and leads nowhere now`,
            `add it to "redirect_from" in the front matter of the page that answers instead`,
          ),
        ),
      ],
    };
  },
};

/** The addresses that a page once had, from its front matter. */
function formerRoutesOf({frontMatter: {redirect_from: from}}: SourcePage): string[] {
  return Array.isArray(from) ? from.map(String) : [];
}

/** Addresses that readers may have saved, each with where it was published. */
function published(context: CheckContext): Map<string, string> {
  const {root} = context;
  const found = new Map<string, string>();
  const file = path.join(root, PROMISED);
  const promised = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of promised) found.set(line.split('\t')[0] ?? '', PROMISED);
  for (const tree of allTrees(root).slice(1)) {
    for (const {route, file: name} of pagesOf(tree)) {
      found.set(route.slice(tree.base.length), `versioned_docs/version-${tree.version}/${name}`);
    }
  }
  for (const [route, name] of ofMainBranch(context)) found.set(route, name);
  found.delete('');
  return found;
}

/** The pages of the main branch that are moved, removed or have another slug now. */
function ofMainBranch({root, today}: CheckContext): [route: string, file: string][] {
  const base = mainCommit(root);
  const names = ['--name-only', '--no-renames', '--relative', '--diff-filter=DM'];
  const files = git(root, 'diff', ...names, base, '--', 'docs', 'src/pages/*.mdx').split('\n');
  return files
    .filter((file) => /\.mdx?$/.test(file) && !/\/_/.test(file))
    .flatMap((file): [string, string][] => {
      const before = git(root, 'show', `${base}:./${file}`);
      if (isWaiting(fieldsOf(before), today)) return [];
      return [[routeOf(file.replace(/^docs\//, ''), slugIn(before)), file]];
    });
}
