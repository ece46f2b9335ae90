import type {Link, PhrasingContent, Strong, Table, TableRow, Text} from 'mdast';

import type {DirectivePage} from '../directives/directive';
import {pageAt} from '../sources';
import {versionLabel} from '../versions';
import {conflictsOf} from './resolve';
import {unchangedSince} from './unchanged';

/** `::figures-that-differ`: each figure that does not apply, beside the one that does. */
export function differencesTable(page: DirectivePage): Table {
  const {figures} = page.figures;
  const lookup = (id: string) => figures.get(id);
  const rows = conflictsOf(figures.keys(), lookup, {locale: page.locale}).map((reading) => {
    const {id, label, here, authority, authoritative, what} = reading;
    const {page: other = '', also_on: others = []} = lookup(id) ?? {};
    return row(
      [text(label)],
      [
        strong(authoritative),
        text(what ? ` (${what}), ` : ', '),
        linkTo(reading.page, page),
        text(`, since ${sinceOf(authority, page)}`),
      ],
      [strong(here), ...[other, ...others].flatMap((route) => [text(', '), linkTo(route, page)])],
    );
  });
  const head = row([text('Figure')], [text('What applies')], [text('Also stated')]);
  return {type: 'table', children: [head, ...rows]};
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
function sinceOf(id: string, page: DirectivePage): string {
  const oldest = unchangedSince(id, page);
  return oldest ? versionLabel(oldest.version, page.locale) : 'today';
}
