import {describe, test} from 'vitest';

import {inbound} from '@site/scripts/check/inbound';
import {expectFound} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, VALID_FILES} from '../support/repository';

describe('links from other pages', () => {
  const CATEGORY = 'docs/knowledge-base/payments/index.md';
  const LEGAL = 'docs/legal/terms.md';
  const list = page(FRONT_MATTER.category, '::articles');
  const itself = `${VALID_FILES[ARTICLE]}\n[up](#related-articles) [again](./pay-in.md)\n`;
  const twice = page(FRONT_MATTER.category, 'See [x](pay-in.md) and [y](pay-in.md).\n\n::articles');
  const index = page(FRONT_MATTER.index, '::categories');
  test.each([
    ['its own', {[CATEGORY]: list, [ARTICLE]: itself}, 'only one page links to this one'],
    ['two of one page', {[CATEGORY]: twice, 'docs/knowledge-base/index.md': index}, CATEGORY],
    ['none to a legal page', {[LEGAL]: page(FRONT_MATTER.legal)}, 'no other page links'],
  ])('are too few: %s', (_, files, message) => expectFound(inbound, files, {message}));
});
