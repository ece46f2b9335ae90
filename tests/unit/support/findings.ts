import {expect, test} from 'vitest';

import type {Check} from '@site/scripts/check/context';
import type {Finding} from '@site/src/lib/finding';
import {ARTICLE, articleWith, findingsOf} from './repository';

export type Bad = readonly [
  text: string,
  message: string,
  fix?: string | undefined,
  at?: string | undefined,
];

interface Place {
  /** The file that has the text; by default, the valid article. */
  file?: string;
  write?: (text: string) => string;
  /** Other files that differ from the valid ones. */
  files?: Readonly<Record<string, string | null>>;
}

/** Expects one finding with these values, whose message and fix contain these texts. None is without a fix. */
export function expectOne(
  findings: readonly Finding[],
  {message = '', fix = '', ...values}: Partial<Finding>,
): void {
  const texts = {
    message: expect.stringContaining(message),
    fix: fix ? expect.stringContaining(fix) : expect.stringMatching(/./),
  };
  expect(findings).toMatchObject([{...values, ...texts}]);
}

export async function expectFound(
  rule: Check,
  changes: Readonly<Record<string, string | null>>,
  expected: Partial<Finding>,
): Promise<void> {
  expectOne(await findingsOf(rule, changes), expected);
}

/** Tests that each text has one finding of a rule, with its line, column, message and fix. */
export function reports(rule: Check, texts: readonly Bad[], place: Place = {}): void {
  const {file = ARTICLE, write = articleWith, files = {}} = place;
  for (const [text, message, fix = '', at = text.split('\n')[0] ?? ''] of texts) {
    test(`${rule.name} reports ${at}: ${message} ${fix}`, async () => {
      const content = write(text);
      const before = content.slice(0, content.indexOf(at)).split('\n');
      expect(content).toContain(at);
      const place = {file, line: before.length, column: (before.at(-1) ?? '').length + 1};
      await expectFound(rule, {...files, [file]: content}, {...place, message, fix});
    });
  }
}

export function allows(rule: Check, texts: readonly string[], place: Place = {}): void {
  const {file = ARTICLE, write = articleWith, files = {}} = place;
  for (const text of texts) {
    test(`${rule.name} allows ${JSON.stringify(text.slice(0, 60))}`, async () => {
      expect(await findingsOf(rule, {...files, [file]: write(text)})).toEqual([]);
    });
  }
}
