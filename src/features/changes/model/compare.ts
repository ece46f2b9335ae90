import {PAGE_TITLES} from '../../../config/navigation';
import type {FigureState, PageState, Snapshot} from './snapshot';
import {type Passage, passagesBetween} from './words';

export interface PageName {
  /** Without the version. */
  route: string;
  title: string;
}

export interface FigureChange {
  id: string;
  kind: 'changed' | 'added' | 'removed';
  label: string;
  before?: Pick<FigureState, 'text' | 'where'>;
  after?: Pick<FigureState, 'text' | 'where'>;
  /** The page that states it. */
  page: PageName;
  /** The version in which the last change was seen first, and the one before it. */
  between: [string, string];
  /** ISO date of the last change of that page, where it is known. */
  updated?: string;
}

export interface PageEdit extends PageName {
  legal: boolean;
  updated?: string;
  passages: Passage[];
  /** Number of passages that differ too and are left out. Legal pages have all of theirs. */
  left: number;
}

/** Passages that are told of a page that is no legal text: more of them are a new page. */
const MOST_PASSAGES = 4;

/** All that differs between two versions. */
export interface Changes {
  from: string;
  to: string;
  figures: FigureChange[];
  added: PageName[];
  removed: PageName[];
  edited: PageEdit[];
  /** Titles of all pages, by route. */
  titles: Record<string, string>;
  /** Whether every file is the same, those that readers do not see included. */
  identical: boolean;
  /** How much was compared, so that "nothing changed" can be believed. */
  compared: {figures: number; pages: number};
}

/**
 * Compares the first of some versions with the last of them.
 *
 * @param line versions in the order of time, those between included: they tell since when
 */
export function compareVersions(line: readonly Snapshot[]): Changes {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || from === to) throw new Error('A comparison needs two versions');
  const pagesOnlyIn = (one: Snapshot, other: Snapshot): PageName[] =>
    [...one.pages.values()]
      .filter(({route}) => !other.pages.has(route))
      .map(({route, title}) => ({route, title}))
      .sort((a, b) => a.title.localeCompare(b.title));
  return {
    from: from.version,
    to: to.version,
    figures: figureChanges(line, from, to),
    added: pagesOnlyIn(to, from),
    removed: pagesOnlyIn(from, to),
    edited: pageEdits(from, to),
    identical: from.files === to.files,
    titles: Object.fromEntries(
      [...from.pages.values(), ...to.pages.values()].map(({route, title}) => [route, title]),
    ),
    compared: {
      figures: new Set([...from.figures.keys(), ...to.figures.keys()]).size,
      pages: new Set([...from.pages.keys(), ...to.pages.keys()]).size,
    },
  };
}

/** Whether a figure or the words of a page differ. */
export function differs({figures, added, removed, edited}: Changes): boolean {
  return figures.length + added.length + removed.length + edited.length > 0;
}

function figureChanges(line: readonly Snapshot[], from: Snapshot, to: Snapshot): FigureChange[] {
  const ids = [...new Set([...to.figures.keys(), ...from.figures.keys()])].sort();
  return ids.flatMap((id): FigureChange[] => {
    const [before, after] = [from.figures.get(id), to.figures.get(id)];
    if (sameFigure(before, after)) return [];
    const state = after ?? before;
    if (!state) return [];
    const updated = to.pages.get(state.page)?.updated;
    return [
      {
        id,
        kind: before && after ? 'changed' : after ? 'added' : 'removed',
        label: state.label,
        ...(before && {before: {text: before.text, where: before.where}}),
        ...(after && {after: {text: after.text, where: after.where}}),
        page: pageName(state.page, to, from),
        between: lastChange(id, line),
        ...(updated && {updated}),
      },
    ];
  });
}

function sameFigure(a: FigureState | undefined, b: FigureState | undefined): boolean {
  return a?.text === b?.text && a?.where === b?.where;
}

/** The neighbours in time between which a figure got what it is at the end. */
function lastChange(id: string, line: readonly Snapshot[]): [string, string] {
  for (let at = line.length - 1; at > 0; at -= 1) {
    const [earlier, later] = [line[at - 1], line[at]];
    if (earlier && later && !sameFigure(earlier.figures.get(id), later.figures.get(id))) {
      return [earlier.version, later.version];
    }
  }
  throw new Error(`The figure "${id}" did not change`);
}

function pageName(route: string, ...places: Snapshot[]): PageName {
  const page = places.map(({pages}) => pages.get(route)).find((state) => state !== undefined);
  return {route, title: page?.title ?? PAGE_TITLES[route] ?? route};
}

function pageEdits(from: Snapshot, to: Snapshot): PageEdit[] {
  return [...to.pages.values()]
    .flatMap((after): PageEdit[] => {
      const before = from.pages.get(after.route);
      if (!before) return [];
      if (before.source === after.source && from.inputs === to.inputs) return [];
      const passages = passagesBetween(before.blocks(), after.blocks());
      return passages.length > 0 ? [editOf(after, passages)] : [];
    })
    .sort((a, b) => Number(b.legal) - Number(a.legal) || a.title.localeCompare(b.title));
}

function editOf({route, title, kind, updated}: PageState, passages: Passage[]): PageEdit {
  const legal = kind === 'legal';
  const told = legal ? passages : passages.slice(0, MOST_PASSAGES);
  return {
    route,
    title,
    legal,
    passages: told,
    left: passages.length - told.length,
    ...(updated && {updated}),
  };
}
