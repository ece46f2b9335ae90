import {parseArgs} from 'node:util';

import {reasonOf, suggestion} from '../../src/lib/finding';

const KINDS = ['article', 'update', 'legal'] as const;
type Kind = (typeof KINDS)[number];

export interface Order {
  kind: Kind;
  title: string;
  /** Articles and updates only. */
  category?: string;
  /** Route of the page that an update is about. */
  about?: string;
}

export const USAGE = `npm run new -- article "How refunds work" --category payments
npm run new -- update "Refunds explained" --about /knowledge-base/payments/how-refunds-work
npm run new -- legal "Complaints procedure"`;

export function readOrder(args: string[]): Order | {fault: string} {
  if (args.length === 0) return {fault: USAGE};
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {category: {type: 'string'}, about: {type: 'string'}},
    });
    const [name = '', ...words] = positionals;
    const kind = KINDS.find((known) => known === name);
    const title = words.join(' ').trim();
    if (!kind) return {fault: `unknown type "${name}"  → ${suggestion(name, KINDS)}`};
    if (!title) return {fault: `the title is missing  → write npm run new -- ${kind} "The title"`};
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return {kind, title, ...Object.fromEntries(given)};
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}
