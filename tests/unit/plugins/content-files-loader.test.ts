import path from 'node:path';

import {expect, test} from 'vitest';

import loader from '@site/src/plugins/content-files-loader.cjs';
import {repository} from '../support/repository';

/** The files that a page with this text depends on, as paths in the repository. */
function inputsOf(file: string, text: string): string[] {
  const root = repository({
    'docs/_figures/withdrawals.json': '{}',
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
  return inputs.sort();
}

/** The only term uses a figure from deposits.json. */
const GLOSSARY = ['docs/_figures/deposits.json', 'docs/_glossary'];
const ALL = [
  'docs/_drawings',
  'docs/_figures',
  ...GLOSSARY,
  'generated/catalogue-current.json',
  'openapi',
  'samples',
];
const FILE = 'docs/resources/fees.md';

test('an article depends on the glossary and the figures in it', () => {
  expect(inputsOf(FILE, 'Text alone, on withdrawals.')).toEqual(GLOSSARY);
  expect(inputsOf(FILE, 'It costs :figure[withdrawals.fee].')).toEqual([
    'docs/_figures/deposits.json',
    'docs/_figures/withdrawals.json',
    'docs/_glossary',
  ]);
});

test('a page with a directive depends on everything that directives may show, in its own version', () => {
  expect(inputsOf(FILE, 'Text.\n\n::figure-conflicts')).toEqual(ALL);
  const archived = 'versioned_docs/version-2024-11/knowledge-base/payments/index.md';
  expect(inputsOf(archived, '::articles')).toEqual([
    'generated/catalogue-2024-11.json',
    'openapi',
    'samples',
    'versioned_docs/version-2024-11/_figures',
  ]);
});

test('a page with a review date depends on the list of due reviews', () => {
  const text = '---\ntitle: Fees\nreview_by: 2026-11-20\n---\n\nText.';
  expect(inputsOf(FILE, text)).toEqual([...GLOSSARY, 'generated/due.json']);
});
