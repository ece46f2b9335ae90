import {stringify} from 'yaml';

import type {ExportedPage} from './page';

/** The file of a page: what it is, then its text. */
export function markdownFile({title, description, url, updated, body}: ExportedPage): string {
  const fields = {title, description, url, ...(updated && {updated})};
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`;
}
