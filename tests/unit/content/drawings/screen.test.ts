import path from 'node:path';

import {expect, test} from 'vitest';

import {resolveDrawing} from '@site/src/content/drawings/directive';
import {readDrawings, type SourceDrawing} from '@site/src/content/drawings/read';
import type {DrawingNode} from '@site/src/content/drawings/view';
import {readFigures} from '@site/src/content/figures/read';
import {EXAMPLE_SCREEN} from '../../support/example-screen';
import {repository} from '../../support/repository';
import {changed} from '../../support/text';

const root = repository({
  'docs/_drawings/withdraw.xml': changed(EXAMPLE_SCREEN, 'shown to you', '{{deposits.sepa.fee}}'),
});
const tree = path.join(root, 'docs');
const drawing = readDrawings(tree, root).get('withdraw') as SourceDrawing;
const view = resolveDrawing('withdraw', drawing, readFigures(tree, root));

test('a screen is drawn with its labels, values and steps, from top to bottom', () => {
  const text = (node: DrawingNode): string =>
    typeof node === 'string' ? node : node.children.map(text).join('');
  expect(view.nodes.map(text).filter(Boolean)).toEqual([
    'Withdraw',
    ...['Currency', 'EUR', 'To your bank', 'SEPA', 'SWIFT', '1'],
    ...['Amount in euros', '500.00', '2'],
    ...['Fee', 'free'],
    ...['Confirm', '3'],
  ]);
});

test('a screen is marked as such, and has a caption and a description', () => {
  expect(view).toMatchObject({isScreen: true, title: 'a withdrawal to your bank, steps 1 to 3'});
  expect(view.description).toContain('the field "Amount in euros"');
});
