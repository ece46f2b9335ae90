import {describe, expect, it, test} from 'vitest';

import {openIndex} from '@site/scripts/search/open-index';
import {indexFiles} from '@site/src/search/build/index-files';
import type {SearchDocument} from '@site/src/search/document';
import {search} from '@site/src/search/engine/search';
import {NO_SYNONYMS, synonymsOf, type Synonym} from '@site/src/search/synonyms';

interface Given extends Partial<SearchDocument> {
  text?: string;
}

/** A page with what a test says of it, and nothing else that could be found. */
function page(url: string, {text = '', ...given}: Given = {}): SearchDocument {
  return {
    kind: 'article',
    url,
    title: 'Untitled',
    path: [],
    description: '',
    keywords: [],
    sections: [{heading: '', anchor: '', text}],
    ...given,
  };
}

/** Pages that hold none of the words, so that words are as rare as they are on a real site. */
const others = Array.from({length: 20}, (_, index) =>
  page(`/other-${index}`, {title: `Unrelated matter ${index}`, text: 'Some quite different words'}),
);

async function ask(documents: readonly SearchDocument[], query: string, synonyms: Synonym[] = []) {
  const table = synonyms.length > 0 ? synonymsOf(synonyms) : NO_SYNONYMS;
  const reader = openIndex(indexFiles([...documents, ...others], table));
  return search(reader, query, {limit: 10});
}

async function urls(...given: Parameters<typeof ask>): Promise<string[]> {
  return (await ask(...given)).results.map(({url}) => url);
}

describe('what comes first', () => {
  test('the page about both words before one that is about the rarer and mentions the other', async () => {
    const found = await urls(
      [
        page('/file', {title: 'Files', keywords: ['file'], text: 'A complaint can come.'}),
        page('/complaint', {title: 'Complaints', keywords: ['complaint'], text: 'On file.'}),
        page('/both', {title: 'Rules', keywords: ['file a complaint']}),
      ],
      'file complaint',
    );
    expect(found[0]).toBe('/both');
  });

  test('the section that has the words as its keywords, though another page has them in its title', async () => {
    const sections = [
      {heading: '', anchor: '', text: 'Before you begin'},
      {heading: 'Pages', anchor: 'pages', text: 'Ask again', keywords: ['next page cursor']},
    ];
    const found = await urls(
      [page('/cursor', {title: 'The next step'}), page('/guide', {title: 'A guide', sections})],
      'cursor of the next page',
    );
    expect(found[0]).toBe('/guide#pages');
  });

  test('a header that stands once in a long text, in capitals and without', async () => {
    const long = Array.from({length: 3000}, (_, index) => `call${index}`).join(' ');
    const documents = [
      page('/headers', {title: 'Calls', text: `X-RateLimit-Reset ${long}`}),
      page('/reset', {title: 'Reset a password', keywords: ['reset'], text: 'Short.'}),
    ];
    expect(await urls(documents, 'X-RateLimit-Reset')).toEqual(['/headers']);
    expect(await urls(documents, 'x-ratelimit-reset')).toEqual(['/headers']);
  });

  test('a name of code as itself, before pages that have its words apart', async () => {
    const documents = [
      page('/apart', {title: 'Cancel an order', keywords: ['cancel order']}),
      page('/name', {kind: 'operation', title: 'Withdraw an offer', keywords: ['cancelOrder']}),
    ];
    expect(await urls(documents, 'cancelOrder')).toEqual(['/name']);
    expect((await urls(documents, 'cancel order'))[0]).toBe('/apart');
  });

  test('a field of the API as itself, also one that begins with a number', async () => {
    const documents = [
      page('/words', {title: 'Volume of the day', keywords: ['24h volume']}),
      page('/field', {kind: 'operation', title: 'Tickers', text: 'last_price, 24h_volume'}),
    ];
    expect(await urls(documents, '24h_volume')).toEqual(['/field']);
  });

  describe('a call of the API that was pasted', () => {
    const documents = [
      page('/article', {title: 'Account orders', keywords: ['orders', 'account', 'delete orders']}),
      page('/list', {kind: 'operation', keywords: ['/account/orders', 'GET /account/orders']}),
      page('/one', {kind: 'operation', keywords: ['/orders/{id}', 'GET /orders/{id}']}),
      page('/cancel', {kind: 'operation', keywords: ['/orders/{id}', 'DELETE /orders/{id}']}),
    ];

    test.each([
      ['GET /account/orders', ['/list']],
      ['/v1/account/orders?limit=100', ['/list']],
      ['https://api.halyard.example/v1/account/orders/', ['/list']],
      ['DELETE /orders/3fa85f64-5717', ['/cancel']],
      ['delete /v1/orders/:id', ['/cancel']],
      ['/orders/{order_id}', ['/one', '/cancel']],
    ])('%s', async (call, found) => {
      expect(await urls(documents, call)).toEqual(found);
    });

    test('is read as words where the API has none like it', async () => {
      expect((await urls(documents, '/account'))[0]).toBe('/article');
    });
  });

  test('a page about a word before one with the word in many of its keywords', async () => {
    const found = await urls(
      [
        page('/many', {
          keywords: ['stop e-mails', 'too many e-mails', 'e-mail sound', 'e-mail tone'],
        }),
        page('/about', {keywords: ['phishing', 'fake', 'e-mail']}),
      ],
      'phishing e-mail',
    );
    expect(found[0]).toBe('/about');
  });

  test('a title before any number of mentions', async () => {
    const found = await urls(
      [
        page('/mentions', {title: 'Other things', text: 'Staking. '.repeat(40)}),
        page('/title', {title: 'Staking'}),
      ],
      'staking',
    );
    expect(found).toEqual(['/title', '/mentions']);
  });

  test('a keyword before a heading, a heading before the text', async () => {
    const found = await urls(
      [
        page('/text', {text: 'You can tell it by the slippage of a price.'}),
        page('/heading', {sections: [{heading: 'Slippage', anchor: 'slippage', text: ''}]}),
        page('/keyword', {keywords: ['slippage']}),
      ],
      'slippage',
    );
    expect(found).toEqual(['/keyword', '/heading#slippage', '/text']);
  });

  test('the page with all words before one with half of them', async () => {
    const found = await urls(
      [
        page('/half', {title: 'Card card card', keywords: ['card']}),
        page('/both', {title: 'Declined payments', text: 'A card was declined.'}),
      ],
      'card declined',
    );
    expect(found[0]).toBe('/both');
  });

  test('a keyword that is the whole query before its words apart', async () => {
    const found = await urls(
      [
        page('/apart', {title: 'Book an order', keywords: ['order types', 'book keeping']}),
        page('/whole', {title: 'Market and limit', keywords: ['order book']}),
      ],
      'order book',
    );
    expect(found[0]).toBe('/whole');
  });

  test('the article before a term of the glossary of that name', async () => {
    const found = await urls(
      [
        page('/term', {kind: 'glossary', title: 'SEPA'}),
        page('/article', {title: 'SEPA and SWIFT transfers'}),
      ],
      'sepa',
    );
    expect(found).toEqual(['/article', '/term']);
  });
});

describe('words as they are typed', () => {
  it('forgives a mistake where nothing has the word', async () => {
    const {results, corrections} = await ask([page('/p', {title: 'Password'})], 'pasword');
    expect(results[0]?.url).toBe('/p');
    expect(corrections).toEqual([{typed: 'pasword', meant: 'password'}]);
  });

  it('never guesses where something has the word', async () => {
    const documents = [
      page('/exact', {text: 'Once in a long text the word trial is used.'}),
      page('/near', {title: 'Trail', keywords: ['trail']}),
    ];
    const {results, corrections} = await ask(documents, 'trial ');
    expect(results.map(({url}) => url)).toEqual(['/exact']);
    expect(corrections).toEqual([]);
  });

  it('does not take a far word for a mistake', async () => {
    expect(await urls([page('/p', {title: 'Password'})], 'pasture')).toEqual([]);
  });

  test.each([
    ['kripto', 'Crypto'],
    ['verifikation', 'Verification'],
    ['adress', 'Address'],
    ['Widthdraw', 'Withdraw'],
    ['stoploss', 'Stop-loss'],
    ['stop-loss', 'Stop loss'],
    ['block chain', 'Blockchain'],
    ['email', 'E-mail'],
    ['INSUFFICIENT_BALANCE', 'insufficient balance'],
    ['createOrder', 'Create order'],
    ['Łódź', 'Lodz'],
    ['withdrawals', 'Withdrawal'],
  ])('%s finds %s', async (query, title) => {
    expect(await urls([page('/p', {title})], query)).toEqual(['/p']);
  });

  it('finds a word by its beginning while it is typed, the whole word first', async () => {
    const documents = [page('/begin', {title: 'Cardano'}), page('/whole', {title: 'Card'})];
    expect(await urls(documents, 'card')).toEqual(['/whole', '/begin']);
    expect(await urls(documents, 'carda')).toEqual(['/begin']);
    expect(await urls(documents, 'card ')).toEqual(['/whole']);
  });

  test.each([
    '',
    '   ',
    '?',
    '__proto__',
    'constructor',
    '(.*)+[',
    '%',
    '\ud800',
    'a'.repeat(10_000),
  ])('odd input %j finds nothing and breaks nothing', async (query) => {
    expect(await urls([page('/p', {title: 'Password'})], query)).toEqual([]);
  });
});

describe('synonyms', () => {
  const synonyms: Synonym[] = [{words: ['cash out', 'wypłata'], means: 'withdraw'}];

  test('of a name with capitals inside, however it is written', async () => {
    const firm = [page('/firm', {title: 'Open an account for a company'})];
    const names: Synonym[] = [{words: ['gmbh'], means: 'company'}];
    for (const query of ['GmbH', 'gmbh', 'GMBH']) {
      expect(await urls(firm, query, names), query).toEqual(['/firm']);
    }
  });

  it('lead from the visitor’s words to ours, in any spelling', async () => {
    const documents = [page('/w', {title: 'Withdraw funds'})];
    for (const query of ['cash out', 'Cashing out', 'wyplata', 'WYPŁATA', 'wyplta']) {
      expect(await urls(documents, query, synonyms), query).toEqual(['/w']);
    }
    expect(await urls(documents, 'cash out')).toEqual([]);
  });

  it('are known by phrases with a mistake in them', async () => {
    const documents = [
      page('/received', {title: 'Messages received'}),
      page('/delayed', {title: 'Delayed deposits'}),
    ];
    const phrases: Synonym[] = [{words: ['not received'], means: 'delayed'}];
    const {results, corrections} = await ask(documents, 'deposit not recieved', phrases);
    expect(results[0]?.url).toBe('/delayed');
    expect(corrections).toEqual([{typed: 'recieved', meant: 'received'}]);
  });

  it('do not hide a small mistake in one of our words behind a longer word of visitors', async () => {
    const documents = [
      page('/address', {title: 'Proof of address'}),
      page('/work', {title: 'Proof of work'}),
    ];
    const german: Synonym[] = [{words: ['adressnachweis'], means: 'proof of address'}];
    for (const query of ['proof of adress', 'adressn', 'adres']) {
      expect((await urls(documents, query, german))[0], query).toBe('/address');
    }
  });

  it('stand behind the word itself', async () => {
    const documents = [page('/w', {title: 'Withdraw'}), page('/c', {title: 'Cash out'})];
    expect(await urls(documents, 'cash out', synonyms)).toEqual(['/c', '/w']);
  });
});

describe('what a result shows', () => {
  const document = page('/p', {
    title: 'How to pay in',
    path: ['Knowledge Base', 'Payments'],
    description: 'Ways to pay.',
    sections: [
      {heading: '', anchor: '', text: 'Begin here.'},
      {heading: 'Reference code', anchor: 'reference-code', text: 'Every transfer needs the code.'},
    ],
  });

  it('the section that answers, with its heading in the path, and the words marked', async () => {
    const {results, counts, total} = await ask([document], 'reference code');
    expect(results[0]).toMatchObject({
      url: '/p#reference-code',
      path: ['Knowledge Base', 'Payments', 'Reference code'],
      excerpt: ['Every transfer needs the ', 'code', '.'],
    });
    expect({counts, total}).toEqual({counts: {article: 1}, total: 1});
  });

  it('near words where nothing was found', async () => {
    const documents = [
      page('/p', {title: 'Password', keywords: ['password'], text: 'password '.repeat(30)}),
    ];
    const {total, suggestions} = await ask(documents, 'passwortlos');
    expect(total).toBe(0);
    expect(suggestions).toContain('password');
  });
});

describe('words of other languages', () => {
  const fees = page('/fees', {title: 'Trade fees', keywords: ['fees']});
  const trade = page('/trade', {title: 'How to trade'});
  const synonyms = [
    {words: ['gebuhren'], means: 'fees'},
    {words: ['handel'], means: 'trade'},
  ];

  test('a compound is taken apart where each part stands for something', async () => {
    expect((await urls([fees, trade], 'Handelsgebühren', synonyms))[0]).toBe('/fees');
    expect(await urls([fees, trade], 'Handelsxgebühren', synonyms)).toEqual([]);
  });

  test('an idiom means more than the words it is made of', async () => {
    const documents = [
      page('/account', {title: 'Account', keywords: ['account']}),
      page('/hacked', {title: 'Other', text: 'If you were hacked, call.'}),
      page('/hack', {title: 'Hacked', keywords: ['hacked']}),
    ];
    const idiom = [{words: ['got into my account'], means: 'hacked'}];
    expect((await urls(documents, 'somebody got into my account', idiom))[0]).toBe('/hack');
    expect((await urls(documents, 'my account', idiom))[0]).toBe('/account');
  });

  test('e-mail is one word, however it is written', async () => {
    const documents = [
      page('/email', {title: 'Your e-mail'}),
      page('/e', {title: 'The letter e', text: 'Mail of e.'}),
    ];
    for (const spelling of ['e-mail', 'email', 'e mail']) {
      expect(await urls(documents, spelling)).toEqual(['/email']);
    }
  });
});
