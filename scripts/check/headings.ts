import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Finding} from '../../src/lib/finding';
import {findingAt, type Check, type SourcePage} from './context';

/** Headings begin below the title, skip no level, and differ from those beside them. */
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
  /** The headings that the next one stands below, outermost first. */
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
          'a heading of the first level',
          'begin with ##: the title is the first',
        ),
      );
    } else if (heading.depth > parent + 1) {
      findings.push(
        findingAt(
          page,
          heading,
          `a heading of level ${heading.depth} below one of level ${parent}`,
          `write it with ${'#'.repeat(parent + 1)}`,
        ),
      );
    }
    const path = [...above, heading].map((node) => toString(node).toLowerCase()).join('\n');
    if (seen.has(path)) {
      findings.push(
        findingAt(
          page,
          heading,
          `the heading "${toString(heading)}" stands here twice`,
          'say in the heading what is different, or join the two sections',
        ),
      );
    }
    seen.add(path);
    above.push(heading);
  });
  return findings;
}
