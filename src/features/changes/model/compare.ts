import {titleOutside} from '../../../content/sources';
import type {PageState, Snapshot} from './snapshot';
import {type Passage, passagesBetween} from './words';

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

export interface PageEdit extends PageName {
  legal: boolean;
  passages: Passage[];
  /** How many more passages differ but are left out; always 0 for legal pages. */
  left: number;
}

/** How many passages of a page that is not a legal text are kept: with more, it is best read as a new page. */
const MAX_PASSAGES = 4;

/** Everything that differs between two versions. */
export interface Changes {
  from: string;
  to: string;
  figures: FigureChange[];
  added: PageName[];
  removed: PageName[];
  edited: PageEdit[];
  /** Titles of all pages, by route. */
  titles: Record<string, string>;
  /** Of the comparison of today with the newest version: the figures of today and of the oldest version. */
  record?: {since: string; figures: number; changed: number};
  /** How much was compared, to back up the claim that nothing changed. */
  compared: {figures: number; pages: number};
}

/** Compares a version with a later one. */
export function compareVersions(from: Snapshot, to: Snapshot): Changes {
  const pagesOnlyIn = (one: Snapshot, other: Snapshot): PageName[] =>
    [...one.pages.values()]
      .filter(({route}) => !other.pages.has(route))
      .map(({route, title}) => ({route, title}))
      .sort((a, b) => a.title.localeCompare(b.title));
  return {
    from: from.version,
    to: to.version,
    figures: figureChanges(from, to),
    added: pagesOnlyIn(to, from),
    removed: pagesOnlyIn(from, to),
    edited: pageEdits(from, to),
    titles: Object.fromEntries(
      [...from.pages.values(), ...to.pages.values()].map(({route, title}) => [route, title]),
    ),
    compared: {
      figures: new Set([...from.figures.keys(), ...to.figures.keys()]).size,
      pages: new Set([...from.pages.keys(), ...to.pages.keys()]).size,
    },
  };
}

/** Whether any figure or the text of any page differs. */
export function differs({figures, added, removed, edited}: Changes): boolean {
  return figures.length + added.length + removed.length + edited.length > 0;
}

function figureChanges(from: Snapshot, to: Snapshot): FigureChange[] {
  const ids = [...new Set([...to.figures.keys(), ...from.figures.keys()])].sort();
  return ids.flatMap((id): FigureChange[] => {
    const [before, after] = [from.figures.get(id), to.figures.get(id)];
    if (before?.text === after?.text) return [];
    const state = after ?? before;
    if (!state) return [];
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

function pageEdits(from: Snapshot, to: Snapshot): PageEdit[] {
  return [...to.pages.values()]
    .flatMap((after): PageEdit[] => {
      const before = from.pages.get(after.route);
      const passages = before ? passagesIn(before, after) : [];
      return passages.length > 0 ? [editOf(after, passages)] : [];
    })
    .sort((a, b) => Number(b.legal) - Number(a.legal) || a.title.localeCompare(b.title));
}

/** Passages by the keys of two pages, because most pages are the same in the newest versions. */
const compared = new Map<string, Passage[]>();

function passagesIn(before: PageState, after: PageState): Passage[] {
  if (before.key === after.key) return [];
  const key = before.key + after.key;
  const passages = compared.get(key) ?? passagesBetween(before.blocks(), after.blocks());
  compared.set(key, passages);
  return passages;
}

function editOf({route, title, kind}: PageState, passages: Passage[]): PageEdit {
  const legal = kind === 'legal';
  const kept = legal ? passages : passages.slice(0, MAX_PASSAGES);
  return {
    route,
    title,
    legal,
    passages: kept,
    left: passages.length - kept.length,
  };
}
