import fs from 'node:fs';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {findingAt, type Check, type SourcePage} from './context';

/** Images exist. markdownlint checks their alt text. */
export const images: Check = {
  name: 'images',
  run: ({root, subjects}) => ({
    looked: subjects.length,
    findings: subjects.flatMap((page) => withoutFile(page, root)),
  }),
};

function withoutFile(page: SourcePage, root: string) {
  const findings: ReturnType<typeof findingAt>[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, 'image', (node) => {
    if (/^[a-z][a-z+.-]*:/i.test(node.url)) {
      const fix = 'put the file in static/img/: pages load nothing from other sites';
      findings.push(findingAt(page, node, 'the image is on another site', fix));
      return;
    }
    const file = node.url.startsWith('/')
      ? path.join(root, 'static', node.url)
      : path.join(root, path.dirname(page.shown), node.url);
    if (node.url && fs.existsSync(file)) return;
    const fix = 'use a path relative to this page, or /img/… for a file in static/img/';
    findings.push(findingAt(page, node, `no such image: ${node.url}`, fix));
  });
  return findings;
}
