import type {SearchResult} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';

/** Characters of a text that a result shows, around the first word found. */
const EXCERPT = 160;

interface Shown {
  title: string;
  /** Names of the pages above. */
  path: string;
  /** Excerpt, for matches in the text. */
  text: string | undefined;
  to: string;
}

/** What a result shows: pages and headings by their title, texts by the heading they stand below. */
export function shownOf({document, page, type, tokens}: SearchResult): Shown {
  const isPage = type === 0;
  const isHeading = type === 1;
  const above = isPage ? document.b : page?.b;
  const pageTitle = isHeading || type === 4 ? page?.t : undefined;
  return {
    title: isPage || isHeading ? document.t : (document.s ?? page?.t ?? document.t),
    path: [...(above ?? []), ...(pageTitle ? [pageTitle] : [])].join(' › '),
    text: isPage || isHeading ? undefined : excerpt(document.t, tokens),
    to: document.u + (document.h ?? ''),
  };
}

/** The part of a text around the first of the words, cut at spaces. */
export function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const found = places.length > 0 ? Math.min(...places) : 0;
  const start = found < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', found - EXCERPT / 3) + 1;
  const end = text.lastIndexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end > start ? end : start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}
