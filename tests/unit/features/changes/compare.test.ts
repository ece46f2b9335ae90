import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {allChanges, newestChanges, snapshots} from '@site/src/features/changes/model';
import {type Changes, compareVersions} from '@site/src/features/changes/model/compare';
import {changesFeed} from '@site/src/features/changes/model/feed';
import {changesRoute} from '@site/src/features/changes/model/routes';
import type {Snapshot} from '@site/src/features/changes/model/snapshot';
import {temporaryFolder} from '../../support/temporary';
import {changed} from '../../support/text';

interface Version {
  /** In euros; left out if the version does not state the figure. */
  fee?: number;
  applies?: string;
  terms?: string;
  /** Names of additional legal pages. */
  more?: string[];
}

const page = (title: string, body: string, date = '2024-11-26'): string =>
  `---\ntitle: ${title}\ndescription: One sentence that says what the page is there to answer.\nsidebar_position: 1\nedition: 1\neffective: ${date}\nlast_update:\n  date: ${date}\nkeywords: [one, two, three, four, five]\n---\n\n${body}\n`;

function filesOf(folder: string, {fee, applies = 'Each', terms = 'We agree.', more = []}: Version) {
  const figure = (value: number) => ({
    label: 'SEPA fee',
    value,
    unit: 'EUR',
    applies,
    page: '/legal/terms',
  });
  return {
    [`${folder}/_figures/pay.json`]: JSON.stringify({
      time: {label: 'Time', value: 2, unit: 'day', applies: 'Each', page: '/legal/terms'},
      ...(fee !== undefined && {fee: figure(fee)}),
    }),
    [`${folder}/legal/terms.md`]: page('Terms', terms),
    ...Object.fromEntries(more.map((name) => [`${folder}/legal/${name}.md`, page(name, 'Text.')])),
  };
}

/** A repository with these archived versions, oldest first, and the current state. */
function repositoryOf(today: Version, ...archived: [name: string, version: Version][]): string {
  return temporaryFolder({
    'versions.json': JSON.stringify(archived.map(([name]) => name).reverse()),
    ...filesOf('docs', today),
    ...Object.assign(
      {},
      ...archived.map(([name, version]) => filesOf(`versioned_docs/version-${name}`, version)),
    ),
  });
}

/** The changes from the first version to today. */
const changesOf = (root: string): Changes => {
  const line = snapshots(root);
  return compareVersions(line[0] as Snapshot, line.at(-1) as Snapshot);
};

describe('two versions', () => {
  it('that are identical have no changes, and say how much was compared', () => {
    const changes = changesOf(repositoryOf({fee: 2}, ['2024-11', {fee: 2}]));
    expect(changes).toMatchObject({from: '2024-11', to: 'current', figures: [], added: []});
    expect(changes).toMatchObject({removed: [], edited: [], compared: {figures: 2, pages: 1}});
  });

  it('show a changed figure with its old and new value, page and date', () => {
    const {figures} = changesOf(repositoryOf({fee: 3}, ['2024-11', {fee: 2}]));
    expect(figures).toEqual([
      {
        id: 'pay.fee',
        label: 'SEPA fee',
        before: {text: '€2', where: 'Each'},
        after: {text: '€3', where: 'Each'},
        page: {route: '/legal/terms', title: 'Terms'},
        updated: '2024-11-26',
      },
    ]);
  });

  it('show added and removed figures, and a condition that changed without its value', () => {
    const conditions = (today: Version, before: Version): unknown =>
      changesOf(repositoryOf(today, ['2024-11', before])).figures.map(({before: was, after}) => [
        was?.where,
        after?.where,
      ]);
    expect(conditions({fee: 2}, {})).toEqual([[undefined, 'Each']]);
    expect(conditions({}, {fee: 2})).toEqual([['Each', undefined]]);
    expect(conditions({fee: 2, applies: 'First'}, {fee: 2})).toEqual([['Each', 'First']]);
  });

  it('show added and removed pages', () => {
    const root = repositoryOf({more: ['cookies']}, ['2024-11', {more: ['imprint']}]);
    expect(changesOf(root)).toMatchObject({
      added: [{route: '/legal/cookies', title: 'cookies'}],
      removed: [{route: '/legal/imprint'}],
    });
  });

  it('compare the words of an edited page as readers see them', () => {
    const root = repositoryOf(
      {fee: 3, terms: 'A payment costs :figure[pay.fee] and takes **days**.'},
      ['2024-11', {fee: 2, terms: 'A payment costs :figure[pay.fee] and takes days.'}],
    );
    const [edit] = changesOf(root).edited;
    expect(edit).toMatchObject({route: '/legal/terms', legal: true, left: 0});
    expect(edit?.passages.map(({parts}) => parts)).toEqual([
      [
        {kind: 'same', text: 'A payment costs '},
        {kind: 'removed', text: '€2'},
        {kind: 'same', text: ' '},
        {kind: 'added', text: '€3'},
        {kind: 'same', text: ' '},
        {kind: 'same', text: 'and takes days.'},
      ],
    ]);
  });

  it.each([
    ['date', '2024-11-26', '2025-01-01'],
    ['keyword', '[one,', '[first,'],
  ])('do not count a new %s as an edit', (_, before, after) => {
    const root = repositoryOf({}, ['2024-11', {}]);
    const file = path.join(root, 'docs/legal/terms.md');
    fs.writeFileSync(file, changed(fs.readFileSync(file, 'utf8'), before, after));
    const changes = changesOf(root);
    expect(changes.edited).toEqual([]);
    expect(changes.identical).toBe(false);
  });

  it.each([
    ['We agree.', 'We do agree.', 1],
    ['We agree.\n\nBoth.', 'We do agree.\n\nBoth parties.', 2],
  ])('have a passage for each paragraph that changed: %j, %j', (before, after, passages) => {
    const root = repositoryOf({terms: after}, ['2024-11', {terms: before}]);
    expect(changesOf(root).edited[0]?.passages).toHaveLength(passages);
  });

  it('compare a page whose file is the same, if a figure on it changed', () => {
    const terms = 'A payment costs :figure[pay.fee].';
    const {edited} = changesOf(repositoryOf({fee: 3, terms}, ['2024-11', {fee: 2, terms}]));
    expect(edited.map(({route}) => route)).toEqual(['/legal/terms']);
  });
});

describe('three versions', () => {
  it('are each compared with today and with the next one, as many more would be', () => {
    const more = snapshots(
      repositoryOf({fee: 4}, ['2024-11', {}], ['2025-02', {}], ['2025-05', {}]),
    );
    expect(allChanges(more).map(({from, to}) => changesRoute(from, to))).toEqual([
      '/changes/since/2025-05',
      '/changes/since/2025-02',
      '/changes/since/2024-11',
      '/changes/since/2025-02/to/2025-05',
      '/changes/since/2024-11/to/2025-02',
    ]);
  });

  it('say how many figures of today differ from the oldest version', () => {
    const recordOf = (today: Version): unknown =>
      allChanges(snapshots(repositoryOf(today, ['2024-11', {fee: 2}], ['2025-02', {fee: 2}])))[0]
        ?.record;
    expect(recordOf({fee: 2})).toEqual({since: '2024-11', figures: 2, changed: 0});
    expect(recordOf({fee: 3})).toEqual({since: '2024-11', figures: 2, changed: 1});
  });

  it('show the newest changes by default: right after a cut, those since the version before it', () => {
    const newest = (today: Version): string | undefined => {
      const all = allChanges(
        snapshots(repositoryOf(today, ['2024-11', {fee: 2}], ['2025-02', {}])),
      );
      const changes = newestChanges(all);
      return changes && changesRoute(changes.from, changes.to);
    };
    expect(newest({fee: 3})).toBe('/changes/since/2025-02');
    expect(newest({})).toBe('/changes/since/2024-11');
  });
});

test('the feed has an entry for each change, whose id stays the same when the current state is archived', () => {
  const entries = (root: string): {id: string; title: string; url: string}[] => {
    const line = snapshots(root);
    const steps = line.slice(1).map((to, at) => compareVersions(line[at] as Snapshot, to));
    return (JSON.parse(changesFeed(steps).json) as {items: []}).items;
  };
  const before = entries(repositoryOf({fee: 3}, ['2024-11', {fee: 2}]));
  const archived = entries(repositoryOf({fee: 3}, ['2024-11', {fee: 2}], ['2025-02', {fee: 3}]));
  expect(before.map(({title}) => title)).toEqual(['SEPA fee: €2 → €3']);
  expect(archived.map(({id}) => id)).toEqual(before.map(({id}) => id));
  expect(archived[0]?.url).toMatch(/\/changes\/since\/2024-11\/to\/2025-02$/);
});
