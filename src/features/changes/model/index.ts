import {allTrees} from '../../../content/tree';
import {versionLabel} from '../../../content/versions';
import {count} from '../../../lib/count';
import {type Changes, compareVersions, differs, type PageName} from './compare';
import {TODAY} from './routes';
import {readSnapshot, type Snapshot} from './snapshot';

/** All versions in chronological order, ending with today's. */
export function snapshots(root: string): Snapshot[] {
  return allTrees(root)
    .map((tree) => readSnapshot(tree, root))
    .sort((a, b) => order(a.version, b.version));
}

function order(a: string, b: string): number {
  if (a === TODAY) return 1;
  return b === TODAY || a < b ? -1 : 1;
}

/** Compares each version with today and with the next one: first those with today, newest first. */
export function allChanges(line: readonly Snapshot[]): Changes[] {
  const withToday = line.slice(0, -1).map((_, start) => line.slice(start));
  const withNext = line.slice(0, -2).map((_, start) => line.slice(start, start + 2));
  return [...withToday.reverse(), ...withNext.reverse()].map((pair) => compareVersions(pair));
}

/**
 * The comparison that /changes shows: the newest with any differences. A newly archived version
 * equals today's content, so the comparison with an earlier version is shown instead.
 */
export function newestChanges(all: readonly Changes[]): Changes | undefined {
  return all.find(differs) ?? all[0];
}

/** "November 2024", or "today". */
export function versionName(version: string): string {
  return version === TODAY ? 'today' : versionLabel(version);
}

/** A comparison as text for the terminal. */
export function reportOf(changes: Changes): string {
  const {from, to, figures, added, removed, edited, compared, identical} = changes;
  const name = ({title, route}: PageName): string => `${route}  ${title}`;
  const sections = [
    section(
      'Figures',
      figures.map(({id, before, after, page}) => {
        const where = before?.text === after?.text ? `, now: ${after?.where ?? ''}` : '';
        return `${id}  ${before?.text ?? '(new)'} → ${after?.text ?? '(gone)'}${where}  ${page.route}`;
      }),
    ),
    section('Pages added', added.map(name)),
    section('Pages removed', removed.map(name)),
    section(
      'Pages edited',
      edited.map(
        ({passages, left, ...page}) =>
          `${name(page)}  (${count(passages.length + left, 'passage')})`,
      ),
    ),
  ].filter((text) => text !== '');
  const scope = `${count(compared.figures, 'figure')} and ${count(compared.pages, 'page')}, ${versionName(from)} to ${versionName(to)}`;
  if (differs(changes)) return `${sections.join('\n\n')}\n\nCompared ${scope}`;
  return identical
    ? `Nothing differs in ${scope}`
    : `The text and figures are the same, but other parts differ (dates, pictures, links or glossary terms): ${scope}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${title}\n${lines.map((line) => `  ${line}`).join('\n')}` : '';
}
