import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';

import {UPDATE_CATEGORIES} from '../../src/content/kinds';
import {TOPICS} from '../../src/features/glossary/model/schema';
import {nearest, reasonOf, suggestion} from '../../src/lib/finding';
import type {Site} from './site';

/** What `npm run new` can create. */
const KINDS = ['article', 'update', 'legal', 'term'] as const;
type Kind = (typeof KINDS)[number];

export interface Order {
  kind: Kind;
  /** Title of the page, or name of the term. */
  title: string;
  /** Articles and updates only. */
  category?: string;
  /** Route of the page that an update is about. */
  about?: string;
  /** Terms only. */
  topic?: string;
}

export const USAGE = `npm run new -- article "How refunds work" --category payments
npm run new -- update "Refunds explained" --about /knowledge-base/payments/how-refunds-work
npm run new -- legal "Complaints procedure"
npm run new -- term "Chargeback" --topic payments
npm run new                              asks for everything`;

/** Parses the command line. Without arguments, the user has to be asked. */
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
    const [reason = ''] = reasonOf(error).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}

/** Asks for everything that an order needs. @throws Error if the input ends first */
export async function ask(
  site: Site,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Order> {
  const lines = readline.createInterface({input, output});
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  const question = async (text: string): Promise<string> =>
    (await lines.question(text, {signal: ended.signal})).trim() || question(text);
  const choose = async <T extends string>(what: string, known: readonly T[]): Promise<T> => {
    const answer = await question(`${what} (${known.join(', ')}) `);
    const chosen = known.find((name) => name === answer);
    if (chosen) return chosen;
    const near = nearest(answer, known);
    output.write(near ? `Did you mean "${near}"?\n` : 'Enter one of the words in brackets.\n');
    return choose(what, known);
  };
  try {
    const kind = await choose('What do you want to create?', KINDS);
    const order: Order = {
      kind,
      title: await question(kind === 'term' ? 'Term? ' : 'Title? '),
    };
    if (order.kind === 'article') order.category = await choose('Category?', site.categories);
    if (order.kind === 'update') {
      order.category = await choose('Category?', UPDATE_CATEGORIES);
      order.about = await question('Route of the page it is about? ');
    }
    if (order.kind === 'term') order.topic = await choose('Topic?', TOPICS);
    return order;
  } finally {
    lines.close();
  }
}
