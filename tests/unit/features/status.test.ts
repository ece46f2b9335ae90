import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {status as check} from '@site/scripts/check/status';
import {statusFeed} from '@site/src/features/status/feed';
import {inspectStatus, readStatus, STATUS_FILE} from '@site/src/features/status/read';
import {findingsOf} from '../support/repository';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';
import {lineOf} from '../support/text';

const TODAY = new Date('2026-12-31T12:00:00Z');

const VALID = `monitoring: none
edited: 2026-12-06
components:
  - {id: trading, name: Trading, state: degraded}
  - {id: api, name: Trading API, state: operational}
incidents:
  - id: slow-orders
    title: Orders are slow
    components: [trading]
    started: 2026-12-06T08:10Z
    updates:
      - at: 2026-12-06T08:30Z
        text: We know of it and look for the cause.
      - at: 2026-12-06T09:00Z
        text: Orders take up to a minute.
`;

const inspect = (text: string) => inspectStatus(temporaryFolder({[STATUS_FILE]: text}), TODAY);

test('a valid file is read', () => {
  const {status, findings} = inspect(VALID);
  expect(findings).toEqual([]);
  expect(status?.incidents[0]?.updates).toHaveLength(2);
});

test.each<[before: string, after: string, message: string, fix: string, at?: string]>([
  [
    'monitoring: none',
    'monitoring: soon',
    '"monitoring" is neither "none" nor an https address',
    'write none, or an address that starts with https://',
  ],
  ['state: degraded', 'state: slow', 'is not one of the known values: slow', 'use one of'],
  ['state: degraded', 'stat: degraded', 'unknown key "stat"', 'write "state"'],
  [
    'id: api',
    'id: trading',
    'is used twice: trading',
    'give each entry its own id',
    'name: Trading API',
  ],
  ['[trading]', '[tradin]', 'is not a component: tradin', 'write "trading"'],
  [
    'state: degraded',
    'state: operational',
    'is operational in an open incident',
    'change its state',
    'components: [trading]',
  ],
  [
    'edited: 2026-12-06',
    'edited: 2026-12-05',
    'is earlier than the update of 2026-12-06',
    'set edited to 2026-12-06',
  ],
  ['edited: 2026-12-06', 'edited: 2027-01-01', 'is in the future', 'write 2026-12-31'],
  [
    'edited: 2026-12-06',
    'edited: today',
    '"edited" is not a date',
    'write YYYY-MM-DD, as in 2026-12-06',
  ],
  ['T08:10Z', ' 08:10', 'is not a UTC time', 'as in 2026-12-06T08:10Z'],
  ['T08:10Z', 'T28:10Z', 'is not a UTC time', 'as in 2026-12-06T08:10Z'],
  [
    '    title: Orders are slow\n',
    '',
    '"incidents.0.title" is missing',
    'add',
    '- id: slow-orders',
  ],
  [
    'started: 2026-12-06T08:10Z',
    'started: 2026-12-06T08:10Z\n    ended: 2026-12-06T07:10Z',
    'is before the start',
    'write 2026-12-06T08:10Z or later',
    'ended: 2026',
  ],
  ['incidents:\n', 'incidents: [\n', 'invalid YAML', '', '- id: slow-orders'],
])(
  '%j as %j gives one finding with its line and a fix',
  (before, after, message, fix, at = after) => {
    const text = VALID.replace(before, after);
    const {status, findings} = inspect(text);
    expect(status).toBeUndefined();
    expect(findings).toHaveLength(1);
    expect(`${findings[0]?.message}`).toContain(message);
    expect(`${findings[0]?.fix}`).toContain(fix);
    expect(findings[0]?.line).toBe(lineOf(text, at));
  },
);

test('a finding has its line, and stops the build', () => {
  const text = VALID.replace('[trading]', '[tradin]');
  expect(inspect(text).findings[0]).toMatchObject({
    file: 'blog/status.yaml',
    line: lineOf(text, '[tradin]'),
  });
  expect(() => readStatus(temporaryFolder({[STATUS_FILE]: text}))).toThrow('blog/status.yaml:9:');
});

test('the check reports a missing file', async () => {
  expect(await findingsOf(check, {[STATUS_FILE]: null})).toMatchObject([
    {file: STATUS_FILE, message: 'the file is missing'},
  ]);
});

test('the status file of the site is valid, has no incidents, and its pattern is valid too', () => {
  const text = fs.readFileSync(path.join(ROOT, STATUS_FILE), 'utf8');
  const {status, findings} = inspect(text);
  expect(findings).toEqual([]);
  expect(status).toMatchObject({monitoring: 'none', incidents: []});
  const pattern = text
    .slice(text.indexOf('The pattern:'))
    .split('\n')
    .flatMap((line) => (/^# {2}/.test(line) ? [line.slice(1)] : []));
  expect(pattern.length).toBeGreaterThan(5);
  const filled = text
    .replace(/^edited: .*$/m, 'edited: 2026-12-06')
    .replace(/^incidents: \[\]$/m, `incidents:\n${pattern.join('\n')}`);
  expect(inspect(filled)).toMatchObject({findings: [], status: {incidents: [{}]}});
});

test('the feeds have an entry for each update, the latest first', () => {
  const {status} = inspect(VALID);
  if (!status) throw new Error('not valid');
  const {atom, rss} = statusFeed(status);
  const ids = [...atom.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'https://www.halyard.example/status',
    'https://www.halyard.example/status#slow-orders/2026-12-06T09:00Z',
    'https://www.halyard.example/status#slow-orders/2026-12-06T08:30Z',
  ]);
  expect(atom).toContain('<updated>2026-12-06T09:00:00.000Z</updated>');
  expect(rss.match(/<item>/g)).toHaveLength(2);
  const empty = statusFeed({...status, incidents: []});
  expect(empty.atom).toContain('<updated>2026-12-06T00:00:00.000Z</updated>');
  expect(empty.atom).not.toContain('<entry>');
});
