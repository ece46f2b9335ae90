import fs from 'node:fs';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {findingAt, type Check, type SourcePage} from './context';

/** An image exists, and says in words what it shows. */
export const images: Check = {
  name: 'images',
  run: ({root, subjects}) => ({
    looked: subjects.length,
    findings: subjects.flatMap((page) => [...withoutWords(page), ...withoutFile(page, root)]),
  }),
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

function withoutFile(page: SourcePage, root: string) {
  const findings: ReturnType<typeof findingAt>[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, 'image', (node) => {
    if (/^[a-z][a-z+.-]*:/i.test(node.url)) {
      const fix = 'put the file into static/img/: pages load nothing from other sites';
      findings.push(findingAt(page, node, 'an image of another site', fix));
      return;
    }
    const file = node.url.startsWith('/')
      ? path.join(root, 'static', node.url)
      : path.join(root, path.dirname(page.shown), node.url);
    if (node.url && fs.existsSync(file)) return;
    const fix = 'write the path from the folder of this page, or /img/… for a file in static/img/';
    findings.push(findingAt(page, node, `there is no image ${node.url}`, fix));
  });
  return findings;
}
