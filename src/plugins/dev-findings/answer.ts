import type {Finding} from '../../lib/finding';

/** Path at which a page requests its findings from the dev server: `?route=/terms`. */
export const FINDINGS_PATH = '/__findings';

export interface Answer {
  /** Path of its file, relative to the repository; undefined for archived pages and non-Markdown pages. */
  file: string | undefined;
  /** Whether the check is running. The findings are then those from before the change. */
  checking: boolean;
  findings: Finding[];
  /** Why the check failed, if it did. */
  trouble?: string;
}
