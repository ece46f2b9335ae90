import {allTrees} from '../../../content/tree';
import {type Changes, compareVersions, countOf} from './compare';
import {readSnapshot, type Snapshot} from './snapshot';

/** All versions in chronological order, ending with today's. */
export const snapshots = (root: string): Snapshot[] => allTrees(root).map(readSnapshot).reverse();

/** The comparisons of all versions, as {@link allChanges} has them. */
export const readChanges = (root: string): Changes[] => allChanges(snapshots(root));

/** Compares each version with today and with the next one: first those with today, newest first. */
export function allChanges(line: readonly Snapshot[]): Changes[] {
  const today = line.at(-1);
  const archived = line.slice(0, -1);
  const withToday = today ? archived.map((from) => compareVersions(from, today)) : [];
  const withNext = archived.flatMap((to, at) => {
    const from = archived[at - 1];
    return from ? [compareVersions(from, to)] : [];
  });
  return [...withToday.reverse(), ...withNext.reverse()];
}

/**
 * The comparison that /changes shows: the newest with any differences. A newly archived version
 * equals today's content, so the comparison with an earlier version is shown instead.
 */
export function newestChanges(all: readonly Changes[]): Changes | undefined {
  return all.find((changes) => countOf(changes) > 0) ?? all[0];
}
