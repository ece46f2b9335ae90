import type {Marked} from './engine/excerpt';
import type {Result} from './engine/search';

/** Results as links, so that they can be opened in a new tab as well. What kind each is, the page says. */
export function optionsHtml(results: readonly Result[]): string {
  return results
    .map(
      ({title, path, excerpt, url}) =>
        `<a class="search-option" href="${escaped(url)}">` +
        span('title', markedHtml(title)) +
        span('kind', '') +
        (path.length > 0 ? span('path', escaped(path.join(' › '))) : '') +
        span('excerpt', markedHtml(excerpt)) +
        '</a>',
    )
    .join('');
}

const span = (name: string, html: string): string => `<span class="search-${name}">${html}</span>`;

const markedHtml = (pieces: Marked): string =>
  pieces
    .map((piece, index) => (index % 2 ? `<mark>${escaped(piece)}</mark>` : escaped(piece)))
    .join('');

const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
