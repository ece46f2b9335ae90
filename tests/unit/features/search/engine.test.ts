import {describe, expect, it, test} from 'vitest';

import type {SearchDocument} from '@site/src/features/search/document';
import {indexFileOf} from '@site/src/features/search/engine/index-format';
import {type Answer, openSearch, type Search} from '@site/src/features/search/engine/search';
import type {Synonym} from '@site/src/features/search/sources/writers-files';

/** A page with what a test says of it, and nothing else that could be found. */
function page(url: string, given: Partial<SearchDocument> & {text?: string} = {}): SearchDocument {
  const {text = '', ...rest} = given;
  return {
    ...{kind: 'article', url, title: 'Untitled', path: [], description: '', keywords: []},
    sections: [{heading: '', anchor: '', text}],
    ...rest,
  };
}

/** Pages that hold none of the words, so that words are as rare as they are on a real site. */
const others = Array.from({length: 20}, (_, index) =>
  page(`/other-${index}`, {title: `Unrelated matter ${index}`, text: 'Some quite different words'}),
);

function open(
  given: readonly SearchDocument[],
  synonyms: Synonym[] = [],
  loading: Promise<void> = Promise.resolve(),
): Search {
  const documents = [...given, ...others];
  const file = JSON.parse(JSON.stringify(indexFileOf(documents, synonyms))) as ReturnType<
    typeof indexFileOf
  >;
  return openSearch(file, async (id) => {
    await loading;
    return [...(documents[id]?.sections ?? [])];
  });
}

function ask(
  given: readonly SearchDocument[],
  text: string,
  synonyms: Synonym[] = [],
): Promise<Answer> {
  return open(given, synonyms)({text, limit: 10});
}

async function urls(...given: Parameters<typeof ask>): Promise<string[]> {
  return (await ask(...given)).results.map(({url}) => url);
}

describe('what comes first', () => {
  test('a title or keyword that is the whole query', async () => {
    const pages = [
      page('/apart', {title: 'Book an order', keywords: ['order types', 'book keeping']}),
      page('/whole', {title: 'Market and limit', keywords: ['order book']}),
    ];
    expect((await urls(pages, 'order book'))[0]).toBe('/whole');
  });

  test('a title before any number of mentions, and the article before a term of that name', async () => {
    const pages = [
      page('/mentions', {title: 'Other things', text: 'Staking. '.repeat(40)}),
      page('/term', {kind: 'glossary', title: 'Staking', sections: []}),
      page('/title', {title: 'Staking'}),
    ];
    expect(await urls(pages, 'staking')).toEqual(['/title', '/term', '/mentions']);
  });

  test('the page with all words before one with half of them', async () => {
    const pages = [
      page('/half', {title: 'Card card card', keywords: ['card']}),
      page('/both', {title: 'Declined payments', text: 'A card was declined.'}),
    ];
    expect((await urls(pages, 'card declined'))[0]).toBe('/both');
  });

  test('an article on problems, where somebody tells of one in the first person', async () => {
    const pages = [
      page('/explained', {title: 'Bank transfer delays', keywords: ['transfer']}),
      page('/problems', {title: 'Transfer problems', keywords: ['transfer']}),
    ];
    const worth = async (query: string): Promise<number> =>
      (await urls(pages, query)).indexOf('/problems');
    expect(await worth("my transfer hasn't come")).toBe(0);
  });

  test('what cannot be done is another keyword than what can', async () => {
    const pages = [
      page('/do', {title: 'Log in', keywords: ['log in']}),
      page('/cannot', {title: 'Passwords', keywords: ["can't log in"]}),
    ];
    expect((await urls(pages, 'log in'))[0]).toBe('/do');
    expect((await urls(pages, 'I cannot log in'))[0]).toBe('/cannot');
  });

  test('a name of code as itself, and a call as its operation', async () => {
    const pages = [
      page('/apart', {title: 'Cancel an order', keywords: ['cancel order', 'orders']}),
      page('/name', {kind: 'operation', keywords: ['cancelOrder', 'DELETE /orders/{id}']}),
    ];
    expect(await urls(pages, 'cancelOrder')).toEqual(['/name']);
    expect(await urls(pages, 'DELETE /v1/orders/3fa85f64?x=1')).toEqual(['/name']);
    expect((await urls(pages, 'cancel order'))[0]).toBe('/apart');
  });
});

describe('words as they are typed', () => {
  it('are corrected where nothing has them, and only there', async () => {
    const pages = [
      page('/p', {title: 'Password'}),
      page('/trial', {text: 'A trial.'}),
      page('/trail', {title: 'Trail'}),
    ];
    const {results, corrections} = await ask(pages, 'pasword');
    expect(results[0]?.url).toBe('/p');
    expect(corrections).toEqual([{typed: 'pasword', meant: 'password'}]);
    expect(await urls(pages, 'trial ')).toEqual(['/trial']);
  });

  it('may be names of what every object has', async () => {
    const pages = [page('/p', {title: 'Constructor', text: 'toString'})];
    expect(await urls(pages, '__proto__ constructor toString')).toEqual(['/p']);
  });

  it('are completed, the whole word first', async () => {
    const pages = [page('/begin', {title: 'Cardano'}), page('/whole', {title: 'Card'})];
    expect(await urls(pages, 'card')).toEqual(['/whole', '/begin']);
    expect(await urls(pages, 'carda')).toEqual(['/begin']);
  });

  test.each(['', '?', '__proto__', 'constructor', '(.*)+[', '%', '\ud800', 'a'.repeat(10_000)])(
    'odd input %j finds nothing and breaks nothing',
    async (query) => {
      expect(await urls([page('/p', {title: 'Password'})], query)).toEqual([]);
    },
  );
});

describe('synonyms', () => {
  const synonyms = [{words: ['cash out', 'wypłata', 'auszahlung'], means: 'withdraw'}];
  const pages = [page('/w', {title: 'Withdraw funds'}), page('/fees', {title: 'Fees'})];

  it('lead from the visitor’s words to ours, in any spelling, and stand behind the word itself', async () => {
    for (const query of ['cash out', 'Cashing out', 'wyplata', 'WYPŁATA', 'wyplta']) {
      expect(await urls(pages, query, synonyms), query).toEqual(['/w']);
    }
    const both = [...pages, page('/c', {title: 'Cash out'})];
    expect((await urls(both, 'cash out', synonyms))[0]).toBe('/c');
  });
});

test('a result leads to the section that answers, with the words marked', async () => {
  const sections = [
    {heading: '', anchor: '', text: 'Begin here.'},
    {heading: 'Reference code', anchor: 'code', text: 'Every transfer needs the code.'},
  ];
  const pages = [
    page('/p', {title: 'How to pay in', path: ['Payments'], description: 'Ways.', sections}),
  ];
  const {results, total} = await ask(pages, 'reference code');
  expect(results[0]).toMatchObject({
    url: '/p#code',
    path: ['Payments', 'Reference code'],
    excerpt: ['Every transfer needs the ', 'code', '.'],
  });
  expect(total).toBe(1);
});

test('pages are shown by their summary until their texts have come, and only then', async () => {
  const pages = [
    page('/fees', {
      title: 'Card fees',
      description: 'What cards cost.',
      text: 'A card costs 1 euro.',
    }),
  ];
  let arrive = (): void => undefined;
  const search = open(pages, [], new Promise((resolve) => (arrive = resolve)));
  const drafts: Answer[] = [];
  const answer = search({text: 'card euro', limit: 10}, (draft) => {
    drafts.push(draft);
    arrive();
  });
  const excerpt = ({results}: Answer): string => results[0]?.excerpt.join('') ?? '';
  expect(excerpt(await answer)).toBe('A card costs 1 euro.');
  expect(drafts.map(excerpt)).toEqual(['What cards cost.']);

  await search({text: 'card euro', limit: 10}, (draft) => drafts.push(draft));
  expect(drafts).toHaveLength(1);
});
