import {isDeepStrictEqual} from 'node:util';

import {titleOutside} from '../../../content/sources';
import {type Passage, passagesBetween} from './passages';
import type {PageState, Snapshot} from './snapshot';

export interface PageName {
  /** Without the version. */
  route: string;
  title: string;
}

export interface FigureChange {
  id: string;
  label: string;
  /** The values; undefined if the version does not state it. */
  before?: string;
  after?: string;
  /** The page that states it. */
  page: PageName;
}

/** Everything that differs between two versions. */
export interface Changes {
  from: string;
  to: string;
  figures: FigureChange[];
  added: PageName[];
  removed: PageName[];
  /** Legal pages, whose exact words matter. */
  legal: (PageName & {passages: Passage[]})[];
  /** All other pages with another text. */
  edited: PageName[];
  /** Titles of all pages, by route. */
  titles: Record<string, string>;
  /** How much was compared. */
  compared: {figures: number; pages: number};
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
    compared: {
      figures: new Set([...from.figures.keys(), ...to.figures.keys()]).size,
      pages: new Set([...from.pages.keys(), ...to.pages.keys()]).size,
    },
  };
}

/** How many figures and pages differ. */
export function countOf({figures, added, removed, legal, edited}: Changes): number {
  return [figures, added, removed, legal, edited].flat().length;
}

function figureChanges(from: Snapshot, to: Snapshot): FigureChange[] {
  const ids = [...new Set([...to.figures.keys(), ...from.figures.keys()])].sort();
  return ids.flatMap((id): FigureChange[] => {
    const [before, after] = [from.figures.get(id), to.figures.get(id)];
    const state = after ?? before;
    if (!state || before?.text === after?.text) return [];
    return [
      {
        id,
        label: state.label,
        ...(before && {before: before.text}),
        ...(after && {after: after.text}),
        page: pageName(state.page, to, from),
      },
    ];
  });
}

function pageName(route: string, ...places: Snapshot[]): PageName {
  const page = places.map(({pages}) => pages.get(route)).find((state) => state !== undefined);
  return {route, title: page?.title ?? titleOutside(route)};
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
    // Pages that share their text need no comparison.
    return !before ||
      before.blocks === after.blocks ||
      isDeepStrictEqual(before.blocks(), after.blocks())
      ? []
      : [[before, after] as const];
  });
}

const byTitle = (a: PageName, b: PageName): number => a.title.localeCompare(b.title, 'en');
