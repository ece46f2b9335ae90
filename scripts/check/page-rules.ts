import {codeInText} from './code-in-text';
import type {Check} from './context';
import {dates} from './dates';
import {directives} from './directives';
import {drawings} from './drawings';
import {editions} from './editions';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {literals} from './literals';
import {markdownStyle} from './markdown-style';
import {markup} from './markup';
import {nearest} from './nearest';
import {news} from './news';
import {duplicates, pages} from './pages';
import {placeholders} from './placeholders';
import {related} from './related';
import {reviewBy} from './review-by';
import {silent} from './silent';
import {spelling} from './spelling';
import {terms} from './terms';
import {workedExamples} from './worked-examples';

/**
 * Rules that can check a single page. Two of them run markdownlint and cspell. The others need our
 * directives, the figures or other pages, which neither markdownlint nor a remark plugin sees.
 * Rules that need the whole tree or the API contract are in index.ts, because loading them takes longer
 * than checking a page.
 */
export const pageRules: readonly Check[] = [
  pages,
  duplicates,
  placeholders,
  directives,
  drawings,
  literals,
  news,
  codeInText,
  markup,
  silent,
  images,
  links,
  headings,
  related,
  nearest,
  dates,
  editions,
  reviewBy,
  workedExamples,
  spelling,
  terms,
  markdownStyle,
];

/** The names of the others, which need the whole. */
export const WHOLE_RULES =
  'figures, glossary, figure-pages, addresses, inbound, tools, former names, pictures, openapi, search, translations, security-contact, decisions, error-codes, breaking';
