import type {Paragraph} from 'mdast';

import type {DirectivePage} from '../directives/directive';
import {figuresOf} from '../sources';
import {allTrees, type ContentTree} from '../tree';
import {versionLabel} from '../versions';
import {formatFigure} from './format';

/** The oldest archived version since which a figure has had its value; undefined if the newest has another. */
export function unchangedSince(
  id: string,
  {tree, root, locale}: DirectivePage,
): ContentTree | undefined {
  const textIn = (one: ContentTree): string => {
    const figure = figuresOf(one).figures.get(id);
    return figure ? formatFigure(figure, {locale}) : '';
  };
  const trees = allTrees(root);
  const older = trees.slice(trees.findIndex(({version}) => version === tree.version) + 1);
  const changed = older.findIndex((one) => textIn(one) !== textIn(tree));
  return older.slice(0, changed < 0 ? undefined : changed).at(-1);
}

/**
 * `::unchanged`: says since when the figures of a page have been the same, with a link to the comparison. Nothing if
 * one of them is newer than the archive, and nothing in the archive.
 */
export function unchangedNote(ids: ReadonlySet<string>, page: DirectivePage): Paragraph[] {
  if (page.tree.version !== 'current') return [];
  const since = [...ids].map((id) => unchangedSince(id, page)?.version ?? '');
  const newest = since.sort().at(-1);
  if (!newest || since.includes('')) return [];
  const figures = ids.size === 1 ? 'The figure' : `None of the ${ids.size} figures`;
  const changed = ids.size === 1 ? 'has not changed' : 'has changed';
  const claim = `${figures} on this page ${changed} since ${versionLabel(newest, page.locale)}: `;
  return [
    {
      type: 'paragraph',
      data: {hProperties: {className: ['unchanged'], 'data-search': 'off'}},
      children: [
        {type: 'text', value: claim},
        {type: 'link', url: '/changes', children: [{type: 'text', value: 'what changed'}]},
        {type: 'text', value: '.'},
      ],
    },
  ];
}
