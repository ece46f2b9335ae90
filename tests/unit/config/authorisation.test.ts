import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {statementOf} from '@site/src/config/authorisation';
import {filesBelow, pathFrom} from '@site/src/lib/files';
import {ROOT} from '../support/root';

const STATUSES = ['vasp', 'casp-pending', 'casp'] as const;
/** Words that claim a right to provide the service. */
const CLAIM = /\b(?:authori[sz]ed|licen[cs]ed|supervised|regulated|registered)\b/i;

const sources = ['docs', 'src'].flatMap((folder) =>
  filesBelow(path.join(ROOT, folder))
    .filter((file) => /\.(?:mdx?|tsx?|json|svg|xml)$/.test(file))
    .map((file) => ({file: pathFrom(ROOT, file), text: fs.readFileSync(file, 'utf8')})),
);
const legal = sources.find(({file}) => file === 'docs/legal/legal.md')?.text ?? '';

describe.each(STATUSES)('with the status %s', (status) => {
  const {badge, licence, standing, meaning} = statementOf(status);

  test('a badge and the comparison claim nothing that the sentence on /legal does not', () => {
    for (const words of [badge, licence]) {
      expect(CLAIM.test(words)).toBe(status !== 'casp-pending');
      if (CLAIM.test(words)) expect(standing).toMatch(/\bauthorised\b/);
      if (words.includes('MiCA')) expect(`${standing} ${meaning}`).toContain('application');
    }
  });

  test('only an authorisation under MiCA is stated as one', () => {
    expect(/authorised under MiCA/.test(standing)).toBe(status === 'casp');
    const disclaimed = /not an authorisation under MiCA|no authorisation has been granted/;
    expect(disclaimed.test(meaning)).toBe(status !== 'casp');
  });
});

test('an application claims neither an authorisation nor supervision', () => {
  expect(Object.values(statementOf('casp-pending')).join(' ')).not.toMatch(CLAIM);
});

test('/legal says everything that other pages say', () => {
  for (const key of ['badge', 'licence', 'standing', 'meaning', 'asOf', 'register']) {
    expect(legal).toContain(`:brand[${key}]`);
  }
});

/** The company's standing in words that are not from the record. */
const TYPED =
  /\bKNF[ -]authori[sz]ed|\bEU[ -]licensed|\blicensed in the EU|\b(?:we are|halyard is|company|provider of \S+ services|service)\b[^.:;|\n]{0,40}\b(?:supervised|authori[sz]ed|licensed) (?:by|in|under)\b|\bsupervises us\b|\bsupervised by (?:the )?(?:KNF|Polish)/i;

test.each([
  ['title="KNF Authorized"', true],
  ['A Polish company supervised by the KNF', true],
  ['a service supervised by the Polish regulator', true],
  ['We are licensed in the EU', true],
  [':brand[regulator] supervises us.', true],
  ['a company in the EU that we trust', false],
  ['provide the service in :brand[country]', false],
])('"%s" counts as typed by hand: %s', (text, isTyped) => expect(TYPED.test(text)).toBe(isTyped));

test('no page or component states the authorisation in words of its own', () => {
  expect(sources.length).toBeGreaterThan(300);
  const others = sources.filter(
    ({file}) => file !== 'src/config/authorisation.ts' && !file.startsWith('docs/_owner/'),
  );
  expect(others.filter(({text}) => TYPED.test(text)).map(({file}) => file)).toEqual([]);
});

test('figures that the company states are marked as such, with the date', () => {
  const pages = sources.filter(({text}) =>
    /:figure\[service\.support\.(?:agents|languages|satisfaction)\]/.test(text),
  );
  expect(pages.length).toBeGreaterThan(0);
  for (const {file, text} of pages) expect(text, file).toContain(':brand[asStated]');
});
