import {allTrees} from '../../../content/tree';
import {versionLabel} from '../../../content/versions';
import {compareVersions, type Changes} from './compare';
import {TODAY} from './routes';
import {readSnapshot, type Snapshot} from './snapshot';

/** All versions in the order of time, today's last. */
export function snapshots(root: string): Snapshot[] {
  return allTrees(root)
    .map((tree) => readSnapshot(tree, root))
    .sort((a, b) => order(a.version, b.version));
}

function order(a: string, b: string): number {
  if (a === TODAY) return 1;
  return b === TODAY || a < b ? -1 : 1;
}

/** Every pair of versions, compared; those that end today first, the shortest way first. */
export function allChanges(line: readonly Snapshot[]): Changes[] {
  return line
    .flatMap((_, end) =>
      line.slice(0, end).map((__, start) => compareVersions(line.slice(start, end + 1))),
    )
    .reverse();
}

/** "November 2024", or "today". */
export function versionName(version: string): string {
  return version === TODAY ? 'today' : versionLabel(version);
}
