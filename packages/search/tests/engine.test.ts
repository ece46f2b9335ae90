import {describe, expect, it, test} from 'vitest';

import {
  type Answer,
  buildIndex,
  type Figure,
  type IndexFile,
  type Kind,
  openSearch,
  type SearchDocument,
  type Synonym,
} from '../src';

interface Known {
  synonyms?: Synonym[];
  figures?: Figure[];
  preferred?: readonly Kind[];
}

/** A page with these fields and nothing else that could be found. */
function page(url: string, given: Partial<SearchDocument> & {text?: string} = {}): SearchDocument {
  const {text = '', ...rest} = given;
  return {
    ...{kind: 'article', url, title: 'Untitled', path: [], description: '', keywords: []},
    sections: [{heading: '', anchor: '', text}],
    ...rest,
  };
}

/** Pages with none of the words, which makes the words as rare as on a real site. */
const others = Array.from({length: 20}, (_, index) =>
  page(`/other-${index}`, {title: `Unrelated matter ${index}`, text: 'Some quite different words'}),
);

function ask(
  given: readonly SearchDocument[],
  text: string,
  {synonyms = [], figures = [], preferred = []}: Known = {},
): Promise<Answer> {
  const documents = [...given, ...others];
  const file = JSON.parse(JSON.stringify(buildIndex(documents, {synonyms, figures}))) as IndexFile;
  const search = openSearch(file, (id) => Promise.resolve([...(documents[id]?.sections ?? [])]));
  return search({text, limit: 10, preferred});
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

  test('the article before a term of the same name; what says far less is no result', async () => {
    const pages = [
      page('/mentions', {title: 'Other things', text: 'Staking. '.repeat(40)}),
      page('/term', {kind: 'glossary', title: 'Staking', sections: []}),
      page('/title', {title: 'Staking'}),
    ];
    expect(await urls(pages, 'staking')).toEqual(['/title']);
  });

  test('a page on what cannot be done, only if the query says so', async () => {
    const pages = [
      page('/do', {title: 'Log in', keywords: ['log in']}),
      page('/cannot', {title: 'Passwords', keywords: ["can't log in"]}),
    ];
    expect((await urls(pages, 'log in'))[0]).toBe('/do');
    expect((await urls(pages, 'I cannot log in'))[0]).toBe('/cannot');
  });

  test('on a page about some kinds, those before a better one; a field is linked by its own anchor', async () => {
    const sections = [{heading: 'offset', anchor: 'create/offset', text: ''}];
    const pages = [
      page('/tax', {title: 'Offset a loss', keywords: ['offset a gain']}),
      page('/api#create', {kind: 'operation', title: 'Place an order', sections}),
    ];
    expect((await urls(pages, 'offset'))[0]).toBe('/tax');
    expect((await urls(pages, 'offset', {preferred: ['operation']}))[0]).toBe('/api#create/offset');
  });

  test('the operation with that exact name or call', async () => {
    const pages = [
      page('/apart', {title: 'Cancel an order', keywords: ['cancel order', 'orders']}),
      page('/name', {kind: 'operation', keywords: ['cancelOrder', 'DELETE /orders/{id}']}),
    ];
    expect(await urls(pages, 'cancelOrder')).toEqual(['/name']);
    expect((await urls(pages, 'DELETE /v1/orders/3fa85f64?x=1'))[0]).toBe('/name');
    expect((await urls(pages, 'cancel order'))[0]).toBe('/apart');
  });
});

describe('typed words', () => {
  it('are corrected only if no page has them', async () => {
    const pages = [
      page('/p', {title: 'Password'}),
      page('/trial', {text: 'A trial.'}),
      page('/trail', {title: 'Trail, or pleases'}),
    ];
    const {results, query} = await ask(pages, 'pasword');
    expect(results[0]?.url).toBe('/p');
    expect(query.corrections).toEqual([{typed: 'pasword', meant: 'password'}]);
    expect(await urls(pages, 'trial ')).toEqual(['/trial']);
    expect(await ask(pages, 'plese')).toMatchObject({results: [], query: {corrections: []}});
    // "What is" in Italian.
    const chose = page('/chose', {title: 'Chose'});
    expect((await ask([chose], "cos'è")).query.corrections).toEqual([]);
  });

  it('that no page has leave a query unanswered, with the closest pages below', async () => {
    const pages = [page('/b', {title: 'Bitcoin', text: 'Bitcoin is money.'})];
    const {answered, results} = await ask(pages, 'recipe for pierogi dumplings bitcoin');
    expect({answered, urls: results.map(({url}) => url)}).toEqual({
      answered: 'no',
      urls: ['/b'],
    });
    expect(await ask(pages, 'bitcoin money')).toMatchObject({answered: 'perhaps'});
    expect(await ask(pages, 'bitcoin')).toMatchObject({answered: 'yes'});
  });

  it('that tell when, where or how much do not, but a rare thing that no page has does', async () => {
    const heading = 'My selfie is refused';
    const sections = [{heading, anchor: 'selfie', text: 'Take it by day.'}];
    const pages = [page('/v', {title: 'Verification', sections})];
    const asides = 'my selfie is refused 7 times since Monday in Dubai, seriously';
    expect(await ask(pages, asides)).toMatchObject({answered: 'yes'});
    expect(await ask(pages, 'selfie helicopter')).toMatchObject({answered: 'no'});
  });

  it('are completed, but a whole word comes first', async () => {
    const pages = [page('/begin', {title: 'Cardano'}), page('/whole', {title: 'Card'})];
    expect((await urls(pages, 'card'))[0]).toBe('/whole');
    expect(await urls(pages, 'carda')).toEqual(['/begin']);
  });
});

describe('synonyms', () => {
  const synonyms = [{words: ['cash out', 'wypłata', 'auszahlung'], means: 'withdraw'}];
  const pages = [page('/w', {title: 'Withdraw funds'}), page('/fees', {title: 'Fees'})];

  it('find pages by the visitor’s words in any spelling, but rank below the words themselves', async () => {
    for (const query of ['cash out', 'Cashing out', 'wyplata', 'WYPŁATA', 'wyplta']) {
      expect(await urls(pages, query, {synonyms}), query).toEqual(['/w']);
    }
    expect(await urls(pages, 'Auszahlungen', {synonyms})).toEqual(['/w']);
    const both = [...pages, page('/c', {title: 'Cash out'})];
    expect((await urls(both, 'cash out', {synonyms}))[0]).toBe('/c');
  });
});

test.each([
  [
    'whose heading is the case, not one that mentions its words among others',
    'my transfer is late',
    [{heading: 'My transfer is late and the bank wrote something'}, {heading: 'Transfer is late'}],
  ],
  [
    'with the word that the others lack',
    'transfer reference',
    [{heading: 'My transfer'}, {heading: 'A transfer in review'}, {heading: 'The reference'}],
  ],
  [
    'whose heading says it, of two that are as good',
    'late card refund',
    [{heading: 'What you need', keywords: ['late card refund']}, {heading: 'Late card refund'}],
  ],
  [
    'whose text has the rest, of two whose names have as much of the query',
    'a shop sends my refund to another card',
    [{heading: 'The refund is late'}, {heading: 'The refund is wrong', text: 'Card, or the shop.'}],
  ],
])('a result links to the section %s', async (_, query, given) => {
  const sections = given.map((section, at) => ({anchor: `${at}`, text: 'Some text.', ...section}));
  const pages = [page('/page', {title: 'Transfers', sections})];
  expect(await urls(pages, query)).toEqual([`/page#${given.length - 1}`]);
});

describe('which way the money went', () => {
  const sections = [
    {heading: '', anchor: '', text: 'What happens to the coins.'},
    {heading: 'My deposit had no memo', anchor: 'in', text: 'We look for it.'},
    {heading: 'I withdrew to another exchange without its memo', anchor: 'out', text: 'Ask it.'},
  ].map((section) => ({...section, keywords: section.anchor ? ['forgot the memo'] : []}));
  const pages = [page('/memo', {title: 'Missing memo', sections})];

  test.each([
    ['sent from Binance and forgot the memo', '/memo#in'],
    ['forgot the memo when I sent it to you', '/memo#in'],
    ['von Kraken geschickt, memo vergessen', '/memo#in'],
    ['forgot the memo, sent to Binance', '/memo#out'],
    ['withdrew without the memo', '/memo#out'],
    ['from Halyard to my wallet without the memo', '/memo#out'],
  ])('decides: %s', async (text, url) => {
    const synonyms = [
      {words: ['geschickt'], means: 'sent'},
      {words: ['vergessen'], means: 'forgot'},
    ];
    const {results} = await ask(pages, text, {synonyms});
    expect(results.map((result) => [result.url, result.door])).toEqual([[url, undefined]]);
  });

  test('if it is left open, there is a door for each way, and no wrong one alone', async () => {
    const {results} = await ask(pages, 'I forgot the memo');
    expect(results.map(({url, door}) => [url, door])).toEqual([
      ['/memo#in', 'in'],
      ['/memo#out', 'out'],
    ]);
  });
});

test('a result links to the section that matches, with the words marked', async () => {
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
    section: ['', 'Reference', ' ', 'code', ''],
    path: ['Payments'],
    excerpt: ['Every transfer needs the ', 'code', '.'],
  });
  expect(total).toBe(1);
});

test.each([
  ['withdrawal pending', 'It takes longer while we check it. The page '],
  ['withdrawal pending cases', 'The page '],
])('the excerpt for "%s" begins with the answer', async (query, begins) => {
  const text = 'It takes longer while we check it. The page Withdrawal pending has the cases.';
  const sections = [{heading: 'My withdrawal is pending', anchor: 'pending', text}];
  const {results} = await ask([page('/p', {sections})], query);
  expect(results[0]?.excerpt[0]).toBe(begins);
});

describe('answers above the results', () => {
  const sepa: Figure = {
    result: {
      ...{kind: 'figure', url: '/fees#out', title: ['SEPA withdrawal fee'], path: ['Fees']},
      ...{excerpt: ['Per withdrawal'], figure: {value: '€2', updated: '2026-11-24'}},
    },
    ...{names: ['sepa', 'withdraw', 'fee']},
    measures: ['fee', 'cost'],
  };
  const pages = [
    page('/out', {title: 'Withdraw by SEPA', keywords: ['fee']}),
    page('/faq#cost', {kind: 'faq', title: 'What does a withdrawal cost?', sections: []}),
    page('/api#NO_MONEY', {kind: 'error', title: 'NO_MONEY', sections: []}),
  ];
  const cards = async (text: string): Promise<string[]> =>
    (await ask(pages, text, {figures: [sepa]})).cards.map(({url}) => url);

  test('are the figure that a query names, with its value and date', async () => {
    expect((await ask(pages, 'sepa withdrawal fee', {figures: [sepa]})).cards).toMatchObject([
      {kind: 'figure', figure: {value: '€2', updated: '2026-11-24'}, path: ['Fees']},
    ]);
    expect(await cards('withdraw by sepa')).toEqual(['/out']);
    expect(await cards('sepa withdrawal fee for companies')).toEqual([]);
  });

  test('are the question that was asked, not one that shares a word with it', async () => {
    expect(await cards('what does withdrawing cost')).toContain('/faq#cost');
    expect(await cards('withdrawal')).toEqual([]);
  });

  test('are the section whose heading was said, with its first sentence, and no figure of several', async () => {
    const sections = [
      {
        heading: 'How a limit order works',
        anchor: 'how',
        text: 'It waits for your price. Orders end.',
      },
    ];
    const smallest = ['Bitcoin', 'Ether', 'other'].map((coin): Figure => ({
      result: {...sepa.result, title: [`Smallest ${coin} order`]},
      ...{names: ['smallest', coin, 'order', 'limit'], measures: ['limit']},
    }));
    const asked = [page('/orders', {title: 'Orders', sections})];
    const {cards: found} = await ask(asked, 'limit order', {figures: smallest});
    expect(found.map(({url, excerpt}) => [url, excerpt.join('')])).toEqual([
      ['/orders#how', 'It waits for your price.'],
    ]);
    expect((await ask(asked, 'limit order', {figures: smallest.slice(1)})).cards).toHaveLength(2);
    expect((await ask(asked, 'limit of my broker in Spain')).cards).toEqual([]);
  });

  test('are an error code that was typed as it is written', async () => {
    expect(await cards('why do I get NO_MONEY?')).toEqual(['/api#NO_MONEY']);
    expect(await cards('I have no money')).toEqual([]);
  });
});

test('a word that a call and an article have asks for the article, and "api" is not "apy"', async () => {
  const call = page('/api#credited', {
    kind: 'webhook',
    title: 'Deposit credited',
    keywords: ['api'],
  });
  const article = page('/deposit', {title: 'Deposit funds', keywords: ['apy']});
  expect((await ask([call, article], 'deposit')).results[0]?.url).toBe('/deposit');
  expect((await ask([call, article], 'api')).results.map(({url}) => url)).toEqual([
    '/api#credited',
  ]);
});
