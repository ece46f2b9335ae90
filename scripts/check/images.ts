import {visit} from 'unist-util-visit';

import {findingAt, type Check, type SourcePage} from './context';

/** An image says in words what it shows. */
export const images: Check = {
  name: 'images',
  run: ({pages}) => ({looked: pages.length, findings: pages.flatMap(withoutWords)}),
};

function withoutWords(page: SourcePage) {
  const findings: ReturnType<typeof findingAt>[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, ['image', 'imageReference'], (node) => {
    if ('alt' in node && (node.alt ?? '').trim()) return;
    findings.push(
      findingAt(
        page,
        node,
        'an image without words',
        'say between the brackets what it shows: ![what one sees](file)',
      ),
    );
  });
  return findings;
}
