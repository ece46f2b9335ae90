import {addresses} from './addresses';
import {headings} from './anchors';
import {codeLinks, features} from './code-links';
import type {Check} from './context';
import {breaking, errorCodes, openapi} from './contract';
import {dates} from './dates';
import {directives} from './directives';
import {drawings} from './drawings';
import {editions} from './editions';
import {figurePages, figures, workedExamples} from './figures';
import {formerNamesCheck} from './former-names';
import {glossary} from './glossary';
import {images} from './images';
import {inbound} from './inbound';
import {links} from './links';
import {literals} from './literals';
import {markdownStyle} from './markdown-style';
import {markup} from './markup';
import {nearest} from './nearest';
import {duplicates, pages} from './pages';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {decisions} from './release';
import {reviewBy} from './review-by';
import {search} from './search';
import {securityContactCheck} from './security-contact';
import {spelling} from './spelling';
import {tags} from './tags';
import {terms} from './terms';
import {tools} from './tools';
import {translatedSpelling, translations} from './translations';

/** Rules that can check a single page. To add one, add a file here, a line below, and a bad example in tests/unit/check. */
export const pageRules: readonly Check[] = [
  pages,
  duplicates,
  placeholders,
  directives,
  drawings,
  literals,
  tags,
  markup,
  images,
  links,
  headings,
  nearest,
  dates,
  editions,
  reviewBy,
  workedExamples,
  spelling,
  terms,
  markdownStyle,
];

/** Rules that need the whole tree. */
export const wholeRules: readonly Check[] = [
  figures,
  glossary,
  figurePages,
  addresses,
  codeLinks,
  features,
  inbound,
  tools,
  formerNamesCheck(),
  pictures,
  openapi,
  search,
  translations,
  translatedSpelling,
  securityContactCheck,
  decisions,
  errorCodes,
  breaking,
];

export const checks: readonly Check[] = [...pageRules, ...wholeRules];
