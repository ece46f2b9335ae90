import {parseArgs} from 'node:util';

import {suggestion} from '../../src/lib/suggest';

/** What `npm run new` can create. */
export const KINDS = ['article', 'update', 'legal', 'term'] as const;
export type Kind = (typeof KINDS)[number];

/** What to create. */
export interface Order {
  kind: Kind;
  /** Title of a page, name of a term. */
  title: string;
  /** Of an article or update. */
  category?: string;
  /** Route of the page that an update is about. */
  about?: string;
  /** Of a term. */
  topic?: string;
}

export const USAGE = `npm run new -- article "How refunds work" --category payments
npm run new -- update "Refunds explained" --about /knowledge-base/payments/how-refunds-work
npm run new -- legal "Complaints procedure"
npm run new -- term "Chargeback" --topic payments
npm run new                              asks for everything`;

/** Parses the command line. Without arguments, the questions are asked. */
export function readOrder(args: string[]): Order | 'ask' | {fault: string} {
  if (args.length === 0) return 'ask';
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {category: {type: 'string'}, about: {type: 'string'}, topic: {type: 'string'}},
    });
    const [name = '', ...words] = positionals;
    const kind = KINDS.find((known) => known === name);
    const title = words.join(' ').trim();
    if (!kind) return {fault: `unknown type "${name}"  → ${suggestion(name, KINDS)}`};
    if (!title) return {fault: `the title is missing  → write npm run new -- ${kind} "The title"`};
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return {kind, title, ...Object.fromEntries(given)};
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}
