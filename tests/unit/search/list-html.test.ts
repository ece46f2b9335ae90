import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {optionsHtml} from '@site/src/search/list-html';

const hostile = `"><img src=x onerror="x()">&amp;<b>`;

it('shows titles, paths and passages with the words found, as links', () => {
  const $ = load(
    optionsHtml([
      {
        kind: 'article',
        url: '/knowledge-base/fees#sepa',
        title: ['The ', 'fee', ' of SEPA'],
        path: ['Payments', 'Fees'],
        excerpt: ['A ', 'fee', ' of €1.'],
      },
      {kind: 'page', url: '/about', title: ['About'], path: [], excerpt: ['Us.']},
    ]),
  );
  const links = $('a').toArray();
  expect(links.map(({attribs}) => attribs['href'])).toEqual([
    '/knowledge-base/fees#sepa',
    '/about',
  ]);
  expect($('a').first().find('.search-title').html()).toBe('The <mark>fee</mark> of SEPA');
  expect($('.search-path').text()).toBe('Payments › Fees');
  expect($('.search-excerpt').first().text()).toBe('A fee of €1.');
});

it('escapes every text', () => {
  const $ = load(
    optionsHtml([
      {
        kind: 'page',
        url: `/${hostile}`,
        title: [hostile, hostile],
        path: [hostile],
        excerpt: [hostile],
      },
    ]),
  );
  expect($('img, b')).toHaveLength(0);
  expect($('a').attr('href')).toBe(`/${hostile}`);
  expect($('.search-title').text()).toBe(hostile + hostile);
});
