import path from 'node:path';

import {expect, test} from 'vitest';

import loader from '@site/src/plugins/content-files-loader.cjs';

import {repository} from '../support/repository';

/** What a page with this text is made from, beside itself: paths from the repository. */
function inputsOf(file: string, text: string): string[] {
  const root = repository({
    'versioned_docs/version-2024-11/_figures/deposits.json': '{}',
  });
  const inputs: string[] = [];
  const note = (input: string): void => void inputs.push(path.relative(root, input));
  loader.call(
    {
      resourcePath: path.join(root, file),
      rootContext: root,
      getOptions: () => ({generated: path.join(root, 'generated')}),
      addDependency: note,
      addContextDependency: note,
    },
    text,
  );
  return inputs.filter((input) => !/_(figures|glossary)\//.test(input));
}

test('a list is made from the front matter of pages, not from their text', () => {
  expect(inputsOf('docs/knowledge-base/payments/index.md', '::articles')).toEqual([
    'generated/catalogue-current.json',
  ]);
  expect(inputsOf('docs/resources/fees.md', 'Text.\n\n::readings')).toEqual([
    'generated/catalogue-current.json',
  ]);
});

test('a frozen list is made from the pages of its version', () => {
  const file = 'versioned_docs/version-2024-11/knowledge-base/payments/index.md';
  expect(inputsOf(file, '::articles')).toEqual(['generated/catalogue-2024-11.json']);
});

test('a plain article is made from itself; drawings and the contract are noticed where they stand', () => {
  const file = 'docs/resources/fees.md';
  expect(inputsOf(file, 'Text alone.')).toEqual([]);
  expect(inputsOf(file, '::drawing[paths]')).toEqual(['docs/_drawings']);
  expect(inputsOf(file, '::sample[createOrder]')).toEqual(['openapi', 'samples']);
});

test('a page with a day of review is made again when a day is past', () => {
  const text = '---\ntitle: Fees\nreview_by: 2026-11-20\n---\n\nText.';
  expect(inputsOf('docs/resources/fees.md', text)).toEqual(['generated/due.json']);
});
