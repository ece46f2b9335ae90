import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Finding} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';

/** Headings start at level 2, skip no level, and are unique within their section. */
export const headings: Check = {
  name: 'headings',
  run({subjects}) {
    const looked = {count: 0};
    return {findings: subjects.flatMap((page) => checkPage(page, looked)), looked: looked.count};
  },
};

function checkPage(page: SourcePage, looked: {count: number}): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  /** The parents of the next heading, outermost first. */
  const above: Heading[] = [];
  const seen = new Set<string>();
  visit(page.markdown, 'heading', (heading) => {
    looked.count += 1;
    while ((above.at(-1)?.depth ?? 0) >= heading.depth) above.pop();
    const parent = above.at(-1)?.depth ?? 1;
    if (heading.depth === 1) {
      findings.push(
        findingAt(
          page,
          heading,
          'level 1 heading in the text',
          'use ##: the title is the level 1 heading',
        ),
      );
    } else if (heading.depth > parent + 1) {
      findings.push(
        findingAt(
          page,
          heading,
          `heading level jumps from ${parent} to ${heading.depth}`,
          `use ${'#'.repeat(parent + 1)}`,
        ),
      );
    }
    const path = [...above, heading].map((node) => toString(node).toLowerCase()).join('\n');
    if (seen.has(path)) {
      findings.push(
        findingAt(
          page,
          heading,
          `duplicate heading "${toString(heading)}" in this section`,
          'make the headings different, or merge the two sections',
        ),
      );
    }
    seen.add(path);
    above.push(heading);
  });
  return findings;
}
