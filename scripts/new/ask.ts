import readline from 'node:readline/promises';

import {UPDATE_CATEGORIES} from '../../src/content/kinds';
import {TOPICS} from '../../src/features/glossary/model/schema';
import {nearest} from '../../src/lib/suggest';
import {KINDS, type Order} from './order';
import type {Site} from './site';

/** Asks for everything that an order needs. */
export async function ask(
  site: Site,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Order> {
  const lines = readline.createInterface({input, output});
  const question = (text: string): Promise<string> => answer(lines, text);
  const choose = <T extends string>(what: string, known: readonly T[]): Promise<T> =>
    choice(question, output, what, known);
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

/** Asks until there is an answer. @throws Error if the input ends first */
async function answer(lines: readline.Interface, text: string): Promise<string> {
  const ended = new Promise<never>((_, reject) =>
    lines.once('close', () => reject(new Error('the input ended'))),
  );
  for (;;) {
    const said = (await Promise.race([lines.question(text), ended])).trim();
    if (said) return said;
  }
}

async function choice<T extends string>(
  question: (text: string) => Promise<string>,
  output: NodeJS.WritableStream,
  what: string,
  known: readonly T[],
): Promise<T> {
  for (;;) {
    const said = await question(`${what} (${known.join(', ')}) `);
    const chosen = known.find((name) => name === said);
    if (chosen) return chosen;
    const near = nearest(said, known);
    output.write(near ? `Did you mean "${near}"?\n` : 'Enter one of the words in brackets.\n');
  }
}
