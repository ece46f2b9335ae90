import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import type {Answer} from '@site/src/search/engine/search';
import {listHtml} from '@site/src/search/list-html';

const answer = (part: Partial<Answer>): Answer => ({
  results: [],
  total: 0,
  counts: {},
  corrections: [],
  suggestions: [],
  ...part,
});

const hostile = `"><img src=x onerror="x()">&amp;<b>`;

describe('the list as HTML', () => {
  it('is empty where nothing was found', () => {
    expect(listHtml(answer({corrections: [{typed: 'a', meant: 'b'}]}))).toBe('');
  });

  it('shows titles, paths and passages with the words found, as links', () => {
    const $ = load(
      listHtml(
        answer({
          results: [
            {
              kind: 'article',
              url: '/knowledge-base/fees#sepa',
              title: ['The ', 'fee', ' of SEPA'],
              path: ['Payments', 'Fees'],
              excerpt: ['A ', 'fee', ' of €1.'],
            },
            {kind: 'page', url: '/about', title: ['About'], path: [], excerpt: ['Us.']},
          ],
          corrections: [{typed: 'fea', meant: 'fee'}],
        }),
      ),
    );
    expect(
      $('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/knowledge-base/fees#sepa', '/about']);
    expect($('a').first().find('.search-title').html()).toBe('The <mark>fee</mark> of SEPA');
    expect(
      $('.search-path')
        .map((_, path) => $(path).text())
        .get(),
    ).toEqual(['Payments › Fees']);
    expect($('.search-excerpt').first().text()).toBe('A fee of €1.');
    expect($('.search-note').text()).toBe('fea → fee');
  });

  it('keeps every text a text, were it written to be more', () => {
    const $ = load(
      listHtml(
        answer({
          results: [
            {
              kind: 'page',
              url: `/${hostile}`,
              title: [hostile, hostile],
              path: [hostile],
              excerpt: [hostile],
            },
          ],
          corrections: [{typed: hostile, meant: hostile}],
        }),
      ),
    );
    expect($('img, b')).toHaveLength(0);
    expect($('a').attr('href')).toBe(`/${hostile}`);
    expect($('.search-title').text()).toBe(hostile + hostile);
    expect($('.search-note').text()).toBe(`${hostile} → ${hostile}`);
  });
});
