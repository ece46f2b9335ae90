import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {blocksOf} from '@site/scripts/check/prose';
import {ROOT} from '../support/root';

const HELP =
  /^docs\/knowledge-base\/(?:payments|account-and-help|security|getting-started)\/(?!index)/;
const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'});

test('an article that helps with money or access answers in at most three sentences', () => {
  const {pages, figures} = readContext(ROOT);
  const leads = pages
    .filter(({repoPath}) => HELP.test(repoPath))
    .map((page) => [page.repoPath, blocksOf(page, figures)[0]?.text ?? ''] as const);
  expect(leads.length).toBeGreaterThan(35);
  const long = leads.filter(([, text]) => [...segmenter.segment(text)].length > 3);
  expect(long).toEqual([]);
});
