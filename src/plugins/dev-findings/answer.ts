import type {Finding} from '../../lib/finding';

/** Where the page asks the dev server for its findings: `?route=/terms`. */
export const FINDINGS_PATH = '/__findings';

/** What the dev server says of one page. */
export interface Answer {
  /** Path of its file from the repository; undefined for pages that are not Markdown of today. */
  file: string | undefined;
  /** Whether the check is at work: the findings are those of before the change. */
  checking: boolean;
  findings: Finding[];
  /** Why the check could not run, where it could not. */
  trouble?: string;
}
