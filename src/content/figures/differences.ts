import type {Link, PhrasingContent, Strong, Table, TableRow, Text} from 'mdast';

import type {DirectivePage} from '../directives/directive';
import {figuresOf, pageAt} from '../sources';
import {allTrees, type ContentTree} from '../tree';
import {versionLabel} from '../versions';
import {formatFigure} from './format';
import {conflictsOf} from './resolve';

/** `::figures-that-differ`: each figure that does not apply, beside the one that does. */
export function differencesTable(page: DirectivePage): Table {
  const {figures} = page.figures;
  const lookup = (id: string) => figures.get(id);
  const rows = conflictsOf(figures.keys(), lookup, {locale: page.locale}).map((reading) => {
    const {id, label, here, authority, authoritative, what} = reading;
    const {page: other = '', also_on: others = []} = lookup(id) ?? {};
    return row(
      [
        text(`${label}: `),
        strong(authoritative),
        text(what ? ` (${what}), ` : ', '),
        linkTo(reading.page, page),
        text(`, since ${sinceOf(authority, page)}`),
      ],
      [strong(here), ...[other, ...others].flatMap((route) => [text(', '), linkTo(route, page)])],
    );
  });
  return {type: 'table', children: [row([text('What applies')], [text('Also stated')]), ...rows]};
}

const text = (value: string): Text => ({type: 'text', value});
const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});

function linkTo(route: string, {tree}: DirectivePage): Link {
  const {route: url, title} = pageAt(route, tree);
  return {type: 'link', url, children: [text(title)]};
}

function row(...cells: PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  };
}

/** The oldest version since which a figure has had its value, as in "November 2024". */
function sinceOf(id: string, {tree, root, locale}: DirectivePage): string {
  const textIn = (one: ContentTree): string => {
    const figure = figuresOf(one).figures.get(id);
    return figure ? formatFigure(figure, {locale}) : '';
  };
  const trees = allTrees(root);
  const older = trees.slice(trees.findIndex(({version}) => version === tree.version) + 1);
  const changed = older.findIndex((one) => textIn(one) !== textIn(tree));
  const oldest = older.slice(0, changed < 0 ? undefined : changed).at(-1);
  return oldest ? versionLabel(oldest.version, locale) : 'today';
}
