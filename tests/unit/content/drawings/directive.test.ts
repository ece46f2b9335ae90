import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {resolveDrawing} from '@site/src/content/drawings/directive';
import {readDrawings, type SourceDrawing} from '@site/src/content/drawings/read';
import type {DrawingElement, DrawingNode} from '@site/src/content/drawings/view';
import {readFigures} from '@site/src/content/figures/read';
import {DRAWING, repository, VALID_FILES} from '../../support/repository';

/** The valid drawing, or another in its place, as a page shows it under this name. */
function resolve(name = 'paths', content: string = VALID_FILES[DRAWING]) {
  const root = repository({[DRAWING]: content});
  const tree = path.join(root, 'docs');
  const drawing = readDrawings(tree, root).get('paths');
  return resolveDrawing(name, drawing as SourceDrawing, readFigures(tree, root));
}

function elements(nodes: readonly DrawingNode[], tag: string): DrawingElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === tag ? [node] : []), ...elements(node.children, tag)],
  );
}

describe('a drawing on a page', () => {
  it('has its figures filled in, in title, description and labels', () => {
    const view = resolve();
    expect(view.title).toBe('A card pays instant');
    expect(view.description).toBe(
      'Two ways lead to your balance. SEPA takes 2 business days at most.',
    );
    expect(elements(view.root.children, 'text').map(({children}) => children)).toEqual([
      ['SEPA: free'],
    ]);
  });

  it('has ids and references that are unique on the page', () => {
    const nodes = resolve().root.children;
    expect(elements(nodes, 'marker')[0]?.props.id).toBe('drawing-paths-tip');
    expect(elements(nodes, 'line')[0]?.props.markerEnd).toBe('url(#drawing-paths-tip)');
    expect(elements(resolve('other').root.children, 'marker')[0]?.props.id).toBe(
      'drawing-other-tip',
    );
  });
});

test('a screen keeps its parts, with the figures in labels and values filled in', () => {
  const row =
    '<row label="Fee, :figure[deposits.sepa.time]" step="2">:figure[deposits.sepa.fee]</row>';
  const screen = `<screen name="Deposit">\n<title>a deposit</title>\n${row}\n</screen>`;
  expect(resolve('deposit', screen)).toEqual({
    name: 'deposit',
    title: 'a deposit',
    description: '',
    root: {
      tag: 'screen',
      props: {name: 'Deposit'},
      children: [
        {tag: 'row', props: {label: 'Fee, 1–2 business days', step: '2'}, children: ['free']},
      ],
    },
  });
});
