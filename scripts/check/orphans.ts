import fs from 'node:fs';
import path from 'node:path';

import {currentTree} from '../../src/content/tree';
import {inspectWords, WHOLE_PAGE, WORDS} from '../../src/features/search/sources/writers-files';
import type {Finding} from '../../src/lib/finding';
import {TOOLS} from './anchors';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {linkedFrom} from './links';
import {isUnfinished} from './placeholders';
import {nodesOf} from './prose';

/** Number of pages that must link to a page, so that readers also find it without the search or the sidebar. */
const MIN_PAGES = 2;

/** Whether a page has an address of its own for a tool. */
function isToolPage({repoPath}: SourcePage): boolean {
  return repoPath.startsWith('src/pages/tools/');
}

/** The text of other pages links to every article, legal page and page of a tool. */
export const inbound: Check = {
  name: 'inbound',
  run(context) {
    if (!seesAll(context)) return [];
    const from = new Map<SourcePage, Set<string>>();
    for (const page of context.pages) {
      for (const target of linkedFrom(page, context)) {
        if (target !== page) from.set(target, (from.get(target) ?? new Set()).add(page.repoPath));
      }
    }
    const answers = context.pages.filter(
      (page) => page.kind === 'article' || page.kind === 'legal' || isToolPage(page),
    );
    return answers.flatMap((page): Finding[] => {
      const sources = [...(from.get(page) ?? [])];
      if (sources.length >= MIN_PAGES || isUnfinished(page)) return [];
      const [only] = sources;
      const message = only
        ? `only one page links to this one in its text: ${only}`
        : 'no other page links to this one in its text';
      const fix = `link to it from at least ${MIN_PAGES} pages whose readers need it`;
      // Without any, readers find it only by the search.
      return [{...findingAt(page, {}, message, fix), ...(only && {severity: 'warning'})}];
    });
  },
};

/** Where writers look for a directive. */
const STYLE = 'STYLE.md';

/** Visitors find a tool by the search, and writers in STYLE.md. */
export const tools: Check = {
  name: 'tools',
  run({root, subjects}) {
    const file = path.join(root, STYLE);
    const style = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const worded = new Set(inspectWords(currentTree(root), root).map(({route}) => route));
    return subjects.flatMap((page) => {
      const uses = nodesOf(page.markdown, 'leafDirective').filter(({name}) => TOOLS.has(name));
      const unnamed = uses.filter(({name}) => !style.includes(`\`::${name}`));
      return [
        ...(uses.length > 0 || isToolPage(page) ? withoutWords(page, worded) : []),
        ...unnamed.map((use) => {
          const message = `${STYLE} has no row for "::${use.name}"`;
          return findingAt(page, use, message, 'add it to the table of directives there');
        }),
      ];
    });
  },
};

function withoutWords(page: SourcePage, worded: ReadonlySet<string | undefined>): Finding[] {
  const {keywords} = page.frontMatter;
  const isFound = (Array.isArray(keywords) && keywords.length > 0) || worded.has(page.route);
  const words = page.repoPath.replace(/\.mdx?$/, WORDS);
  const fix = `add the words that they type to ${words}, under "${WHOLE_PAGE}:"`;
  return isFound ? [] : [findingAt(page, {}, 'visitors do not find this tool by the search', fix)];
}
