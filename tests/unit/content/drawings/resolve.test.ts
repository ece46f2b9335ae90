import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {readDrawings, type SourceDrawing} from '@site/src/content/drawings/read';
import {resolveDrawing} from '@site/src/content/drawings/resolve';
import type {DrawingNode} from '@site/src/content/drawings/view';
import {readFigures} from '@site/src/content/figures/read';
import {FindingError} from '@site/src/lib/finding';

import {DRAWING, repository, VALID_FILES} from '../../support/repository';
import {changed} from '../../support/text';

/** The drawing of the valid files, with its source changed. */
function resolve(source: string = VALID_FILES[DRAWING], name = 'paths') {
  const root = repository({[DRAWING]: source});
  const tree = path.join(root, 'docs');
  const drawing = readDrawings(tree, root).get('paths');
  return resolveDrawing(name, drawing as SourceDrawing, readFigures(tree, root));
}

function elements(nodes: readonly DrawingNode[], tag: string): Exclude<DrawingNode, string>[] {
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
    expect(elements(view.nodes, 'text').map(({children}) => children)).toEqual([['SEPA: free']]);
  });

  it('has title and description once, outside the image', () => {
    const {nodes} = resolve();
    expect(elements(nodes, 'title')).toEqual([]);
    expect(elements(nodes, 'desc')).toEqual([]);
  });

  it('has ids and references that are unique on the page', () => {
    const {nodes} = resolve();
    expect(elements(nodes, 'marker')[0]?.props.id).toBe('drawing-paths-tip');
    expect(elements(nodes, 'line')[0]?.props.markerEnd).toBe('url(#drawing-paths-tip)');
    expect(elements(resolve(undefined, 'other').nodes, 'marker')[0]?.props.id).toBe(
      'drawing-other-tip',
    );
  });

  it('has React attribute names', () => {
    expect(resolve().props).toMatchObject({viewBox: '0 0 360 80', fontSize: '14'});
  });
});

test.each([
  ['an element that is not allowed', '<line ', '<script /><line '],
  ['a figure that is unknown', 'deposits.sepa.fee', 'deposits.sepa.fees'],
  ['XML that is broken', '</text>', ''],
])('%s stops the build', (_, from, to) => {
  expect(() => resolve(changed(VALID_FILES[DRAWING], from, to))).toThrow(FindingError);
});
