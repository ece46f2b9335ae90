import {expect, test} from 'vitest';

import {allChanges, newestChanges, snapshots} from '@site/src/features/changes/model';
import {
  type Changes,
  compareVersions,
  figureChanges,
} from '@site/src/features/changes/model/compare';
import {changesRoute} from '@site/src/features/changes/model/routes';
import {type Snapshot} from '@site/src/features/changes/model/snapshot';
import {FRONT_MATTER, page} from '../../support/pages';
import {temporaryFolder} from '../../support/temporary';

interface Version {
  /** In euros; left out if the version does not state the figure. */
  fee?: number;
  terms?: string;
  faq?: string;
  more?: string[];
  /** A figure that is a list. */
  banned?: string[];
  /** Of the figure that every version has. */
  replaces?: string[];
}

const figure = (fields: object) => ({applies: 'Each', page: '/legal/terms', ...fields});

function filesOf(folder: string, version: Version): Record<string, string> {
  const {fee, terms = 'We agree.', faq, more = [], banned, replaces} = version;
  const legal = (title: string, text: string): string =>
    page(FRONT_MATTER.legal.replace('Terms of service', title).replace('slug: /terms\n', ''), text);
  return {
    [`${folder}/_figures/pay.json`]: JSON.stringify({
      time: figure({label: 'Time', value: 2, unit: 'day', replaces}),
      ...(fee && {fee: figure({label: 'SEPA fee', value: fee, unit: 'EUR'})}),
      ...(banned && {banned: figure({label: 'Restricted countries', items: banned})}),
    }),
    [`${folder}/legal/terms.md`]: legal('Terms', terms),
    ...(faq && {[`${folder}/faq.md`]: page(FRONT_MATTER.faq, faq)}),
    ...Object.fromEntries(more.map((name) => [`${folder}/legal/${name}.md`, legal(name, 'Text.')])),
  };
}

/** Archived versions, oldest first, one for each month of 2024, and the current state. */
function versionsOf(today: Version, ...archived: Version[]): Snapshot[] {
  const names = archived.map((_, at) => `2024-0${at + 1}`);
  const files = archived.map((one, at) => filesOf(`versioned_docs/version-${names[at]}`, one));
  return snapshots(
    temporaryFolder({
      'versions.json': JSON.stringify(names.reverse()),
      ...filesOf('docs', today),
      ...(Object.assign({}, ...files) as Record<string, string>),
    }),
  );
}

function changesOf(today: Version, before: Version): Changes {
  const [first, last] = versionsOf(today, before);
  return compareVersions(first as Snapshot, last as Snapshot);
}

const COSTS = 'A payment costs :figure[pay.fee].';
const rowsOf = (today: Version, before: Version): unknown =>
  changesOf(today, before).figures.flatMap(({rows}) => rows);

test('a changed figure is shown with its old and new value, on the page that showed it', () => {
  const rows = [{label: 'SEPA fee', page: '/legal/terms', before: '€2', after: '€3'}];
  const page = {route: '/legal/terms', title: 'Terms', rows};
  expect(changesOf({fee: 3}, {fee: 2, terms: COSTS}).figures).toEqual([page]);
  expect(rowsOf({fee: 3}, {fee: 2})).toEqual([]);
});

test('a figure is shown beside the one that replaces it, or alone', () => {
  const before = {fee: 2, terms: COSTS};
  const row = {label: 'SEPA fee', page: '/legal/terms', before: '€2'};
  expect(rowsOf({replaces: ['pay.fee']}, before)).toEqual([{...row, after: '2 days'}]);
  expect(rowsOf({}, before)).toEqual([row]);
});

test('added and removed pages are shown', () => {
  expect(changesOf({more: ['cookies']}, {more: ['imprint']})).toMatchObject({
    added: [{route: '/legal/cookies', title: 'cookies'}],
    removed: [{route: '/legal/imprint'}],
  });
});

test('the words of an edited legal page are compared as readers see them', () => {
  const terms = 'A payment costs :figure[pay.fee] and takes **days**.';
  const [edit] = changesOf({fee: 3, terms}, {fee: 2, terms: terms.replaceAll('*', '')}).legal;
  expect(edit).toEqual({
    ...{route: '/legal/terms', title: 'Terms'},
    passages: [
      {
        heading: 'Terms',
        parts: [
          {kind: 'same', text: 'A payment costs €'},
          {kind: 'removed', text: '2'},
          {kind: 'added', text: '3'},
          {kind: 'same', text: ' and takes days.'},
        ],
      },
    ],
  });
});

test('an edited page of the help centre is named', () => {
  expect(changesOf({faq: 'New.'}, {faq: 'Old.'})).toMatchObject({
    legal: [],
    edited: [{route: '/faq', title: 'Frequently asked questions'}],
  });
});

test('a page whose file is the same is compared if a figure on it changed', () => {
  const terms = 'A payment costs :figure[pay.fee].';
  const {legal} = changesOf({fee: 3, terms}, {fee: 2, terms});
  expect(legal.map(({route}) => route)).toEqual(['/legal/terms']);
});

test('three versions are each compared with today and with the next one', () => {
  const all = allChanges(versionsOf({fee: 4}, {}, {}, {}));
  const since = ['2024-03', '2024-02', '2024-01', '2024-02/to/2024-03', '2024-01/to/2024-02'];
  const routes = since.map((one) => `/changes/since/${one}`);
  expect(all.map(({from, to}) => changesRoute(from, to))).toEqual(routes);
});

test.each<[Version, string]>([
  [{terms: 'New.'}, '/changes/since/2024-02'],
  // Right after a cut.
  [{}, '/changes/since/2024-01'],
])('the newest changes are shown by default: %j', (today, route) => {
  const newest = newestChanges(allChanges(versionsOf(today, {terms: 'Old.'}, {})));
  expect(newest && changesRoute(newest.from, newest.to)).toBe(route);
});

test('of a long list, only what the other one does not have is shown', () => {
  const terms = 'Not in :figure[pay.banned].';
  const [from, to] = versionsOf(
    {terms, banned: [...'abcdefghij', 'Iran']},
    {terms, banned: [...'abcdefghij', 'Burma']},
  );
  if (!to || !from) throw new Error('there are no two versions');
  const rows = figureChanges(from, to).flatMap(({rows}) => rows);
  expect(rows.find(({label}) => label === 'Restricted countries')).toEqual({
    ...{label: 'Restricted countries', page: '/legal/terms'},
    before: 'Burma',
    after: 'Iran',
  });
});
