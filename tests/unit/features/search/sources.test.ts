import {type PageText, readPage} from 'docusaurus-markdown-copies';
import {expect, it, test} from 'vitest';

import {answerDocuments, pageDocument, sectionsOf} from '@site/src/features/search/sources/pages';

function pageOf(main: string, head = ''): PageText {
  const html = `<html><head>${head}</head><body><main><h1>How to pay in</h1>${main}</main></body></html>`;
  const page = readPage(html, '/pay-in', 'https://www.halyard.example');
  if (!page) throw new Error('The page has no text');
  return page;
}

test('a built page becomes a document of its text, split at headings, without labels and related articles', () => {
  const page = pageOf(
    `<p data-search="off">7 min read</p><p>Pay by <b>card</b>.</p>
     <h2 id="fees">Fees<a class="hash-link" href="#fees">#</a></h2>
     <p>What it costs:</p><table><caption>Ways</caption><thead><tr><th>Way</th><th>Fee</th></tr></thead><tbody><tr><td>SEPA</td><td>free</td></tr></tbody></table>
     <pre><code>GET /fees</code></pre>
     <h2 id="related-articles">Related articles</h2><ul><li>Other</li></ul>`,
    '<meta name="description" content="Ways to pay."><meta name="keywords" content="top up,add money">',
  );
  expect(pageDocument(page, 'article', '/pay-in', false)).toEqual({
    kind: 'article',
    url: '/pay-in',
    title: 'How to pay in',
    path: [],
    description: 'Ways to pay.',
    keywords: ['top up', 'add money'],
    sections: [
      {heading: '', anchor: '', text: 'Pay by card.'},
      {heading: 'Fees', anchor: 'fees', text: '', rows: 'What it costs: Ways SEPA, Fee: free.'},
    ],
  });
});

it('links to a section by an id from its author, never by a generated one', () => {
  const {text} = pageOf(`<section id="fees"><h2 id="_R_2a_">Fees</h2><p>Few.</p></section>
    <section><h2 id="_R_3a_">Safety</h2><p>Much.</p></section>`);
  expect(sectionsOf(text)).toMatchObject([
    {anchor: ''},
    {heading: 'Fees', anchor: 'fees'},
    {heading: 'Safety', anchor: ''},
  ]);
});

it('makes a document of each question in the FAQ with its answer', () => {
  const page = pageOf('<article><h3 id="cost">What does it cost?</h3><p>Little.</p></article>');
  expect(answerDocuments('faq', '/faq', page)).toMatchObject([
    {kind: 'faq', url: '/faq#cost', title: 'What does it cost?', description: 'Little.'},
  ]);
});
