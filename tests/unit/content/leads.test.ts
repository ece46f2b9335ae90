import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {nodesOf} from '@site/scripts/check/prose';
import {inlineText} from '@site/src/content/directives/inline';
import {ROOT} from '../support/root';

const HELP =
  /^docs\/knowledge-base\/(?:payments|account-and-help|security|getting-started)\/(?!index)/;
const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'});

test('an article that helps with money or access answers in at most three sentences', () => {
  const {pages, figures} = readContext(ROOT);
  const leads = pages
    .filter(({repoPath}) => HELP.test(repoPath))
    .map(({repoPath, markdown}) => {
      const [first] = nodesOf(markdown, 'heading', 'paragraph');
      return [repoPath, first ? inlineText(first, figures) : ''] as const;
    });
  expect(leads.length).toBeGreaterThan(35);
  const long = leads.filter(([, text]) => [...segmenter.segment(text)].length > 3);
  expect(long).toEqual([]);
});
