import {codeInText} from './directives';
import type {Check} from './context';
import {dates} from './dates';
import {reviewBy} from './review-by';
import {directives} from './directives';
import {drawings} from './drawings';
import {figureConflicts} from './figures';
import {duplicates} from './pages';
import {frame} from './frame';
import {images} from './links';
import {inbound} from './inbound';
import {markup} from './markup';
import {links} from './links';
import {literals} from './literals';
import {markdownStyle} from './markdown-style';
import {pages} from './pages';
import {readTime} from './read-time';
import {related} from './related';
import {sentences} from './sentences';
import {spelling} from './spelling';
import {style} from './style';
import {workedExamples} from './worked-examples';

/**
 * Rules that can check a single page. markdownlint and cspell do what they can; the others need our
 * directives, the figures or other pages, which neither markdownlint nor a remark plugin sees.
 * Those that need the whole tree or the API contract are in index.ts, because loading them takes longer
 * than checking a page.
 */
export const pageRules: readonly Check[] = [
  pages,
  duplicates,
  frame,
  directives,
  figureConflicts,
  drawings,
  literals,
  codeInText,
  markup,
  images,
  links,
  inbound,
  related,
  readTime,
  dates,
  reviewBy,
  sentences,
  workedExamples,
  spelling,
  style,
  markdownStyle,
];
