import type {Finding} from '../../../src/lib/finding';

/** What only the owner can fill in or confirm. */
export interface Open extends Finding {
  /** Route of the page that states it. */
  page: string;
  /** Who in the company can answer. */
  who: string;
}

export const MANAGEMENT = 'Management';
export const LEGAL = 'Legal and compliance';
export const SECURITY = 'Security';
export const API = 'API team';

/** An assumption, with the public practice that it follows. */
export function assumed(what: string, practice?: {who: string; date?: string | undefined}) {
  const read = practice?.date ? `; read on ${practice.date}` : ', not read';
  const source = practice ? ` (as ${practice.who}${read})` : '';
  return {
    message: `assumed: ${what}${source}`,
    fix: 'correct it if it is different with us, then remove "assumed" and "practice"',
  };
}
