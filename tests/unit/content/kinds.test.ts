import {describe, expect, it, test} from 'vitest';

import {categoriesOf, folderCategory, kindOf} from '@site/src/content/kinds';
import {temporaryFolder} from '../support/temporary';

describe('the folder determines the kind of a page', () => {
  test.each([
    ['knowledge-base/index.md', 'index'],
    ['knowledge-base/glossary.md', 'glossary'],
    ['knowledge-base/payments/index.md', 'category'],
    ['knowledge-base/payments/pay-in.md', 'article'],
    ['resources/tax-guide.md', 'article'],
    ['legal/terms.md', 'legal'],
    ['blog/2024-11-26-x.md', 'update'],
    ['src/pages/tools/cost.mdx', 'page'],
    ['src/pages/_home/sections.mdx', 'section'],
    ['src/pages/contact/_sections.mdx', 'section'],
  ])('%s is of kind "%s"', (file, kind) => expect(kindOf(file)).toBe(kind));

  test.each(['pay-in.md', 'knowledge-base/pay-in.md', 'legal/eu/x.md'])(
    '%s cannot be a page',
    (file) => {
      expect(kindOf(file)).toBeUndefined();
    },
  );
});

describe('the categories of a tree', () => {
  it('are the folders with a list page, and the FAQ', () => {
    const tree = temporaryFolder({
      'knowledge-base/index.md': '',
      'knowledge-base/trading/index.md': '',
      'knowledge-base/payments/index.md': '',
      'knowledge-base/drafts/note.md': '',
    });
    expect(categoriesOf(tree)).toEqual(['payments', 'trading', 'faq']);
    expect(folderCategory('knowledge-base/payments/pay-in.md')).toBe('payments');
    expect(folderCategory('resources/tax-guide.md')).toBeUndefined();
  });

  it('are only the FAQ if there is no knowledge base', () => {
    expect(categoriesOf(temporaryFolder())).toEqual(['faq']);
  });
});
