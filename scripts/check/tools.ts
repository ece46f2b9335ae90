import fs from 'node:fs';
import path from 'node:path';

import {currentTree} from '../../src/content/tree';
import {inspectWords, WHOLE_PAGE, WORDS} from '../../src/features/search/sources/writers-files';
import type {Finding} from '../../src/lib/finding';
import {TOOLS} from './anchors';
import {type Check, findingAt, type SourcePage} from './context';
import {nodesOf} from './prose';

/** Whether a page has an address of its own for a tool. */
export function isToolPage({repoPath}: SourcePage): boolean {
  return repoPath.startsWith('src/pages/tools/');
}

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
