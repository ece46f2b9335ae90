import type {Marked} from './engine/excerpt';
import type {Answer, Result} from './engine/search';

/**
 * An answer as HTML, for a page whose scripts are not there yet: the list as `SearchBox/Panel` draws
 * it soon after, without what is said in the reader's language. Empty where nothing was found.
 */
export function listHtml({results, corrections}: Answer): string {
  if (results.length === 0) return '';
  const notes = corrections.map(({typed, meant}) =>
    span('note', `${escaped(typed)} → <strong>${escaped(meant)}</strong>`),
  );
  return span('panel', notes.join('') + span('list', results.map(optionHtml).join('')));
}

function optionHtml({title, path, excerpt, url}: Result): string {
  const above = path.length > 0 ? span('path', escaped(path.join(' › '))) : '';
  const parts = span('title', markedHtml(title)) + above + span('excerpt', markedHtml(excerpt));
  return `<a class="search-option" href="${escaped(url)}">${parts}</a>`;
}

const span = (name: string, html: string): string => `<span class="search-${name}">${html}</span>`;

const markedHtml = (pieces: Marked): string =>
  pieces
    .map((piece, index) => (index % 2 ? `<mark>${escaped(piece)}</mark>` : escaped(piece)))
    .join('');

const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
