import path from 'node:path';

import {expect, test} from 'vitest';

import {readDrawings} from '@site/src/content/drawings/read';
import {readFigures} from '@site/src/content/figures/read';
import {blocksOf} from '@site/src/features/changes/model/blocks';
import {EXAMPLE_SCREEN} from '../../support/example-screen';
import {repository} from '../../support/repository';

test('a drawing counts as its text, but a schematic screen, which repeats the steps, does not count', () => {
  const root = repository({'docs/_drawings/withdraw.xml': EXAMPLE_SCREEN});
  const tree = path.join(root, 'docs');
  const sources = {figures: readFigures(tree, root), drawings: readDrawings(tree, root)};
  expect(blocksOf('::drawing[paths]\n\n::drawing[withdraw]\n', sources)).toEqual([
    {kind: 'text', text: 'A card pays instant'},
    {kind: 'text', text: 'Two ways lead to your balance. SEPA takes 2 business days at most.'},
  ]);
});
