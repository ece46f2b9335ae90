import fs from 'node:fs';
import path from 'node:path';

import type {SearchDocument} from '../../../src/search/document';

/** One page as another engine reads it. */
export interface Page {
  /** Path in the browser, without anchor. */
  url: string;
  type: 'docs' | 'blog' | 'page';
  /** File with its HTML. */
  file: string;
}

/** A way to search that is measured beside ours. */
export interface OtherSearch {
  name: string;
  /** Routes that answer, best first. */
  ask: (query: string) => Promise<string[]>;
  /** Bytes behind brotli, or as stored where files are packed already, until a query is answered. */
  bytes: (query: string) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * The pages that our index is made of, as HTML: those of the build as they are, generated
 * articles as an article of the build would be.
 */
export function pagesOf(
  build: string,
  documents: readonly SearchDocument[],
  generated: readonly SearchDocument[],
  folder: string,
): Page[] {
  const routes = [...new Set(documents.map(({url}) => url.split('#')[0] ?? ''))];
  const built = routes.map((url): Page => {
    const file = path.join(build, url === '/' ? 'index.html' : `${url}.html`);
    const docs = fs.readFileSync(file, 'utf8').includes('docs-doc-id-');
    return {url, file, type: url.startsWith('/updates/') ? 'blog' : docs ? 'docs' : 'page'};
  });
  const made = generated.map((article, index): Page => {
    const file = path.join(folder, `${index}.html`);
    fs.writeFileSync(file, htmlOf(article));
    return {url: article.url, file, type: 'docs'};
  });
  return [...built, ...made];
}

function htmlOf({title, description, keywords, sections}: SearchDocument): string {
  const parts = sections.map(({heading, anchor, text}) =>
    heading === ''
      ? `<p>${text}</p>`
      : `<h2 class="anchor" id="${anchor}">${heading}</h2><p>${text}</p>`,
  );
  return `<!doctype html><html lang="en-GB"><head><title>${title}</title>
<meta name="description" content="${description.replaceAll('"', '&quot;')}">
<meta name="keywords" content="${keywords.join(',')}"></head>
<body><main><article><div class="theme-doc-markdown markdown"><h1>${title}</h1>${parts.join('')}</div></article></main></body></html>`;
}
