import {describe, expect, it} from 'vitest';

import {bundleContract} from '@site/src/contract/bundle';
import {apiDocuments} from '@site/src/search/sources/api';
import {faqDocuments, glossaryDocuments} from '@site/src/search/sources/entries';
import {readPage} from '@site/src/search/sources/html';
import {pageDocument} from '@site/src/search/sources/pages';

const ARTICLE = `<html class="docs-doc-id-knowledge-base/payments/pay-in"><head>
<meta name="description" content="Ways to pay."><meta name="keywords" content="top up,add money"></head><body>
<nav><ul><li class="breadcrumbs__item">Knowledge Base</li><li class="breadcrumbs__item">Payments</li>
<li class="breadcrumbs__item breadcrumbs__item--active">How to pay in</li></ul></nav>
<main><article><div class="theme-doc-markdown"><header><h1>How to pay in</h1><p>7 min read</p></header>
<p>Pay by <b>card</b>.</p><h2 id="fees">Fees<a class="hash-link" href="#fees">#</a></h2>
<table><tr><td>SEPA</td><td>free</td></tr></table><h2 id="related-articles">Related articles</h2><ul><li>Other</li></ul>
</div></article></main></body></html>`;

describe('a built page', () => {
  it('becomes a document of its text, cut at headings, without its furniture', () => {
    expect(pageDocument(readPage('/knowledge-base/payments/pay-in', ARTICLE), '')).toEqual({
      kind: 'article',
      url: '/knowledge-base/payments/pay-in',
      title: 'How to pay in',
      path: ['Knowledge Base', 'Payments'],
      description: 'Ways to pay.',
      keywords: ['top up', 'add money'],
      sections: [
        {heading: '', anchor: '', text: 'Pay by card.'},
        {heading: 'Fees', anchor: 'fees', text: 'SEPA free'},
      ],
    });
  });

  it('gives its sections the keywords that writers set for them', () => {
    const more = {'/knowledge-base/payments/pay-in#fees': ['what is taken off']};
    const archived = readPage('/2024-11/knowledge-base/payments/pay-in', ARTICLE);
    expect(pageDocument(archived, '/2024-11', more).sections).toMatchObject([
      {heading: ''},
      {heading: 'Fees', anchor: 'fees', keywords: ['what is taken off']},
    ]);
  });
});

describe('a section of a screen', () => {
  it('is led to by the id that somebody wrote, never by one that the build counted', () => {
    const screen = `<main><section id="fees"><h2 id="P0-1">Fees</h2><p>Few.</p></section>
      <section><h2 id="P0-2">Safety</h2><p>Much.</p></section></main>`;
    expect(pageDocument(readPage('/features', screen), '').sections).toMatchObject([
      {anchor: ''},
      {heading: 'Fees', anchor: 'fees'},
      {heading: 'Safety', anchor: ''},
    ]);
  });
});

describe('entries of pages', () => {
  it('a question of the FAQ is found with its answer', () => {
    const page = readPage(
      '/faq',
      '<main><article><h3 id="cost">What does it cost?</h3><p>Little.</p><a href="/fees">Fees</a></article></main>',
    );
    expect(faqDocuments(page)).toMatchObject([
      {kind: 'faq', url: '/faq#cost', title: 'What does it cost?', description: 'Little.'},
    ]);
  });

  it('a term of the glossary is found by its other names', () => {
    const page = readPage(
      '/knowledge-base/glossary',
      `<main><h1>Glossary</h1><dl><div id="kyc"><dt><a href="#kyc">KYC</a><span>know your customer, identity check</span></dt>
       <dd><p>Finding out who a customer is.</p><ul><li>See also</li></ul></dd></div></dl></main>`,
    );
    expect(glossaryDocuments(page)).toMatchObject([
      {
        kind: 'glossary',
        url: '/knowledge-base/glossary#kyc',
        title: 'KYC',
        path: ['Glossary'],
        keywords: ['know your customer', 'identity check'],
        description: 'Finding out who a customer is.',
      },
    ]);
  });
});

describe('the API contract', () => {
  it('gives every operation, webhook and error code at its place in the reference', async () => {
    const contract = await bundleContract(process.cwd());
    const documents = apiDocuments(contract);
    const of = (wanted: string): string[][] =>
      documents
        .filter(({kind}) => kind === wanted)
        .map(({title, url, description}) => {
          expect(description, title).not.toBe('');
          return [title, url];
        });
    expect(of('operation')).toHaveLength(9);
    expect(of('operation')).toContainEqual([
      'Get an order (GET /orders/{id})',
      '/api#operation/getOrder',
    ]);
    const listed = documents.find(({url}) => url === '/api#operation/listAccountTrades');
    expect(listed?.sections).toContainEqual({
      heading: 'fee_currency',
      anchor: '',
      text: 'Currency of the fee.',
    });
    const placed = documents.find(({url}) => url === '/api#operation/createOrder');
    // What is sent stands before what is answered, and what may be sent with its meaning.
    expect(placed?.sections[0]?.heading).toBe('');
    expect(placed?.sections[1]?.heading).toBe('client_order_id');
    expect(placed?.sections.find(({heading}) => heading === 'type')?.text).toContain('stop_loss');
    expect(of('webhook')).toHaveLength(8);
    expect(of('webhook').map(([, url]) => url)).toContain('/api#operation/onOrderFilled');
    expect(of('error')).toContainEqual(['INSUFFICIENT_BALANCE', '/api#error/INSUFFICIENT_BALANCE']);
  });

  it('gives a place of the reference the keywords that writers set for it', async () => {
    const contract = await bundleContract(process.cwd());
    const url = '/api#error/NOT_FOUND';
    const keywords = (more?: Record<string, string[]>): readonly string[] | undefined =>
      apiDocuments(contract, more).find((document) => document.url === url)?.keywords;
    expect(keywords()).not.toContain('unknown order');
    expect(keywords({[url]: ['unknown order']})).toContain('unknown order');
  });
});
