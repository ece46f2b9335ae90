import {expect, test} from 'vitest';

import {readReport} from '@site/bench/pages/lighthouse-report';

const audit = (id: string, score: number | null, more: object = {}) => ({
  id,
  score,
  scoreDisplayMode: 'numeric',
  title: `Title of ${id}`,
  ...more,
});
const request = (resourceType: string, transferSize: number, url = 'http://127.0.0.1/a') => ({
  url,
  resourceType,
  transferSize,
});

/** As Lighthouse 12 writes it, cut down to what is read. */
const REPORT = {
  environment: {benchmarkIndex: 1500},
  categories: {
    performance: {score: 0.97},
    accessibility: {score: 1},
    'best-practices': {score: 0.96},
    seo: {score: 1},
  },
  audits: {
    'largest-contentful-paint': audit('largest-contentful-paint', 0.98, {
      numericValue: 1234.5,
      displayValue: '1.2 s',
    }),
    'first-contentful-paint': audit('first-contentful-paint', 1, {numericValue: 900}),
    'target-size': audit('target-size', 0, {
      details: {items: [{node: {snippet: '<a href="/x">'}}, {url: '/y', text: 'More'}, {}]},
    }),
    'network-requests': audit('network-requests', null, {
      scoreDisplayMode: 'informative',
      details: {
        items: [
          request('Document', 9000),
          request('Script', 60_000),
          request('Script', 40_000),
          request('Image', 500, 'data:image/png;base64,AA'),
        ],
      },
    }),
    'not-applicable': audit('not-applicable', null),
  },
};

test('scores, times and bytes are taken from the report', () => {
  const {measured} = readReport(REPORT, 'http://127.0.0.1/');
  expect(measured).toMatchObject({
    performance: 97,
    bestPractices: 96,
    largestPaint: 1234.5,
    firstPaint: 900,
    scriptBytes: 100_000,
    bytes: 109_000,
    requests: 3,
    machine: 1500,
  });
  expect(measured.blocked, 'what the report does not hold').toBeNaN();
});

test('audits below a full score are told with their places', () => {
  expect(readReport(REPORT, 'http://127.0.0.1/').failed).toEqual([
    {id: 'largest-contentful-paint', score: 98, says: '1.2 s', at: []},
    {id: 'target-size', score: 0, says: 'Title of target-size', at: ['<a href="/x">', '/y More']},
  ]);
});

test('a page that could not be measured is told', () => {
  const runtimeError = {message: 'The page did not answer'};
  expect(() => readReport({...REPORT, runtimeError}, '/missing')).toThrow(
    'Lighthouse cannot measure /missing: The page did not answer',
  );
});
