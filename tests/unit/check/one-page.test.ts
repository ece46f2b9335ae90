import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {pageRules} from '@site/scripts/check/index';
import {runRules} from '@site/scripts/check/run';
import type {Finding} from '@site/src/lib/finding';
import {ARTICLE, articleWith, repository} from '../support/repository';
import {ROOT} from '../support/root';
import {lineOf} from '../support/text';

async function findingsIn(
  file: string,
  files: Readonly<Record<string, string>>,
  rules = pageRules,
): Promise<Finding[]> {
  const context = readContext(repository(files), {only: (one) => one === file});
  expect(context.subjects).toHaveLength(1);
  return (await runRules(rules, context)).filter((finding) => finding.file === file);
}

const BODY = `<!-- one -->

It costs €35, see [the end](./nowhere.md).

<!-- two
lines -->

Text <br> and {x and <3.

The color. ![The price falls](./gone.png)

<div>`;

const MISTAKES: readonly [text: string, message: string][] = [
  ['<!-- one', 'HTML comments are not allowed, also in line'],
  ['€35', 'is hard-coded'],
  ['nowhere.md', 'broken link'],
  ['<br>', 'is not closed'],
  ['{x', 'closing brace'],
  ['<3', 'starts a tag'],
  ['The color', 'unknown word "color"'],
  ['gone.png', 'no such image'],
  ['<div>', 'closing tag'],
];

test('one run reports every fault at its line, and checks the rest of the page', async () => {
  const content = articleWith(BODY);
  const found = await findingsIn(ARTICLE, {[ARTICLE]: content});
  expect(found.map(({line, message}) => [line, message])).toEqual(
    MISTAKES.map(([text, message]) => [lineOf(content, text), expect.stringContaining(message)]),
  );
});

test.each([
  // The same is to be done about all of each.
  [
    '![](./a.png) ![](./b.png) https://x.org\n\n![](./c.png) [[a]] https://y.org\n\n[b](./b.md), [[c]]\n\n[d](./d.md)',
    '"[[a]]" is shown as plain text; "[[c]]" in line',
    'MD034, also in line',
    'broken link: docs/knowledge-base/payments/b.md; docs/knowledge-base/payments/d.md in line',
    'MD045, also in line 11, 13',
    'no such image: ./a.png; ./b.png on the same line; ./c.png in line',
  ],
  // What differs in numbers only.
  [
    '| A | B |\n| --- | --- |\n| C |\n| D | E | F |\n\nOne. \n\nTwo.   \n\nThree.   \nFour',
    'MD056, also in line',
    'MD009, also in line 18, 20',
  ],
  [
    'Halyard and Halyard.\n\nWrite to Halyard at halyard.example.',
    '"Halyard" is hard-coded, also in line 11, 13; "halyard.example" in line 13',
  ],
  ['One\\*\\* is **two**, and so is **three**.'],
  ['```yaml\n---\nkind: a\n---\n---\nkind: b\n---\n```\n\n## One\n\nA.'],
  ['Write to support@example.org.'],
])('what has one remedy is reported as one, and nothing else: %j', async (body, ...messages) => {
  const rules = pageRules.filter(({name}) => name !== 'spelling');
  const found = await findingsIn(ARTICLE, {[ARTICLE]: articleWith(body)}, rules);
  expect(found.map(({message}) => message).sort()).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

/** Texts as a support writer types them, about banks, phones, coins, taxes and programs. */
const DRAFTS = path.join(__dirname, 'drafts');

test.each(fs.readdirSync(DRAFTS))('%s causes no false alarms', async (name) => {
  const file = `docs/knowledge-base/payments/${name}`;
  const figures = fs.readdirSync(path.join(ROOT, 'docs/_figures')).map((one) => {
    const figureFile = `docs/_figures/${one}`;
    return [figureFile, fs.readFileSync(path.join(ROOT, figureFile), 'utf8')];
  });
  const files = Object.fromEntries(figures) as Record<string, string>;
  const draft = fs.readFileSync(path.join(DRAFTS, name), 'utf8');
  expect(await findingsIn(file, {...files, [file]: draft})).toEqual([]);
});
