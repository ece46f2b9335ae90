import fs from 'node:fs';
import path from 'node:path';

import {isOff} from '../../src/config/features';
import {pluginRoutes} from '../../src/config/navigation';
import {redirects} from '../../src/config/redirects';
import {routeOf} from '../../src/content/catalogue';
import {fieldsOf, isWaiting, slugIn} from '../../src/content/front-matter';
import {pagesOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, seesAll, type SourcePage} from './context';
import {changedFiles, onMain} from './main-branch';

/** The addresses that the specification promises. */
const PROMISED = 'tests/content/routes.tsv';

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
        findings.push(findingAt(page, 'redirect_from', message, 'remove it from this list'));
      }
    }
    const lost = [...published(context)].filter(
      ([address]) => address && !current.has(address) && !former.has(address) && !isOff(address),
    );
    const fix = 'add it to "redirect_from" in the front matter of the page that answers instead';
    return [
      ...findings,
      ...(seesAll(context) ? lost : []).map(([address, source]) =>
        findingIn(source, `the address ${address} was published and leads nowhere now`, fix),
      ),
    ];
  },
};

/** The addresses that a page once had, from its front matter. */
function formerRoutesOf({frontMatter: {redirect_from: from}}: SourcePage): string[] {
  return Array.isArray(from) ? from.map(String) : [];
}

/** Addresses that readers may have saved, each with where it was published. */
function published({root, today}: CheckContext): Map<string, string> {
  const file = path.join(root, PROMISED);
  const promised = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  const archived = allTrees(root)
    .slice(1)
    .flatMap((tree) =>
      pagesOf(tree).map(({route, file: name}): [string, string] => {
        const source = `versioned_docs/version-${tree.version}/${name}`;
        return [route.slice(tree.base.length), source];
      }),
    );
  // The pages of the main branch that are moved, removed or have another slug now.
  const options = ['--no-renames', '--diff-filter=DM', '--', 'docs', 'src/pages/*.mdx'];
  const onceOnMain = changedFiles(root, ...options)
    .filter((name) => /\.mdx?$/.test(name) && !/\/_/.test(name))
    .flatMap((name): [string, string][] => {
      const before = onMain(root, name);
      if (isWaiting(fieldsOf(before), today)) return [];
      return [[routeOf(name.replace(/^docs\//, ''), slugIn(before)), name]];
    });
  return new Map([
    ...promised.map((line): [string, string] => [line.split('\t')[0] ?? '', PROMISED]),
    ...archived,
    ...onceOnMain,
  ]);
}
