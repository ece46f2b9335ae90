import {isDeepStrictEqual} from 'node:util';

import {formatFigure} from '../../../content/figures/format';
import type {FigureRecord} from '../../../content/figures/schema';
import {titleOutside} from '../../../content/sources';
import {type Passage, passagesBetween} from './passages';
import type {PageState, Snapshot} from './snapshot';

export interface PageName {
  /** Without the version. */
  route: string;
  title: string;
}

/** A figure that a page showed, beside the one that has taken its place. */
interface FigureChange {
  label: string;
  /** Route of the page that states it. */
  page: string;
  before: string;
  /** Undefined if no figure has. */
  after?: string;
}

/** Everything that differs between two versions. */
export interface Changes {
  from: string;
  to: string;
  /** The pages that showed figures which have changed, those with most of them first. */
  figures: (PageName & {rows: FigureChange[]})[];
  added: PageName[];
  removed: PageName[];
  /** Legal pages, whose exact words matter. */
  legal: (PageName & {passages: Passage[]})[];
  /** All other pages with another text. */
  edited: PageName[];
  /** Titles of all pages, by route. */
  titles: Record<string, string>;
}

/** Compares a version with a later one. */
export function compareVersions(from: Snapshot, to: Snapshot): Changes {
  const edits = editedPages(from, to);
  return {
    from: from.version,
    to: to.version,
    figures: figureChanges(from, to),
    added: pagesOnlyIn(to, from),
    removed: pagesOnlyIn(from, to),
    legal: edits
      .filter(([, {kind}]) => kind === 'legal')
      .map(([before, after]) => ({
        ...nameOf(after),
        passages: passagesBetween(before.blocks(), after.blocks()),
      })),
    edited: edits.filter(([, {kind}]) => kind !== 'legal').map(([, after]) => nameOf(after)),
    titles: Object.fromEntries(
      [...from.pages.values(), ...to.pages.values()].map(({route, title}) => [route, title]),
    ),
  };
}

/** How many differences there are. */
export function countOf({figures, added, removed, legal, edited}: Changes): number {
  return [figures, added, removed, legal, edited].flat().length;
}

/** What each page showed of which the figure that has taken its place differs. */
export function figureChanges(from: Snapshot, to: Snapshot): Changes['figures'] {
  const outside = [...from.figures.values()].map(({page}) => page);
  return [...new Set([...from.pages.keys(), ...outside])]
    .filter((route) => to.pages.has(route) || !from.pages.has(route))
    .map((route) => ({
      route,
      title: to.pages.get(route)?.title ?? titleOutside(route),
      rows: figuresOn(route, from).flatMap((id) => changesOf(id, from, to)),
    }))
    .filter(({rows}) => rows.length > 0)
    .sort((a, b) => b.rows.length - a.rows.length || byTitle(a, b));
}

/** The ids of the figures that a page shows. A page outside the archive has those whose records name it. */
function figuresOn(route: string, {figures, pages}: Snapshot): string[] {
  const shown = pages.get(route)?.shown();
  return shown ? [...shown] : [...figures.keys()].filter((id) => figures.get(id)?.page === route);
}

/** A figure beside those that replace it, or else the one with its id, as far as they differ. */
function changesOf(id: string, from: Snapshot, to: Snapshot): FigureChange[] {
  const old = from.figures.get(id);
  if (!old) return [];
  const before = formatFigure(old);
  const successors = [...to.figures.values()].filter(({replaces}) => replaces?.includes(id));
  const same = to.figures.get(id);
  const now = successors.length > 0 || !same ? successors : [same];
  if (now.length === 0) return [{label: old.label, page: old.page, before}];
  return now
    .filter((one) => formatFigure(one) !== before && !(one.value === 0 && old.value === 0))
    .map((one) => ({
      label: now.length > 1 ? one.label : old.label,
      page: one.page,
      before: withoutShared(old, one),
      after: withoutShared(one, old),
    }));
}

/** From this number of items on, whole lists would hide what differs. */
const LONG = 10;

/** A figure in words; of a long list, only what the other one does not have. */
function withoutShared(one: FigureRecord, other: FigureRecord): string {
  if (!one.items || !other.items || one.items.length < LONG) return formatFigure(one);
  const items = one.items.filter((item) => !other.items?.includes(item));
  return items.length > 0 ? formatFigure({...one, items}) : '–';
}

function pagesOnlyIn(one: Snapshot, other: Snapshot): PageName[] {
  return [...one.pages.values()]
    .filter(({route}) => !other.pages.has(route))
    .map(nameOf)
    .sort(byTitle);
}

const nameOf = ({route, title}: PageState): PageName => ({route, title});

/** The pages whose text differs, before and after. */
function editedPages(from: Snapshot, to: Snapshot): (readonly [PageState, PageState])[] {
  return [...to.pages.values()].sort(byTitle).flatMap((after) => {
    const before = from.pages.get(after.route);
    // The same file needs no parsing.
    if (!before || before.source === after.source) return [];
    return isDeepStrictEqual(before.blocks(), after.blocks()) ? [] : [[before, after] as const];
  });
}

const byTitle = (a: PageName, b: PageName): number => a.title.localeCompare(b.title, 'en');
