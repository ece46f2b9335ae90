import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {pageRules} from '@site/scripts/check/page-rules';
import {runRules} from '@site/scripts/check/run';
import {repository} from '../support/repository';
import {ROOT} from '../support/root';

const FOLDER = path.join(__dirname, 'drafts');
const DRAFTS = fs.readdirSync(FOLDER);
const FIGURES = 'docs/_figures';

/** Rules on what a first draft lacks: inbound links, related articles and its final length. */
const LATER = ['inbound', 'related', 'read-time'];

/** Texts as a support writer types them, about banks, phones, coins, taxes and programs. */
test.each(DRAFTS)('%s causes no false alarms', async (name) => {
  const repoPath = `docs/knowledge-base/payments/${name}`;
  const figures = fs.readdirSync(path.join(ROOT, FIGURES)).map((file) => `${FIGURES}/${file}`);
  const root = repository({
    ...Object.fromEntries(
      figures.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]),
    ),
    [repoPath]: fs.readFileSync(path.join(FOLDER, name), 'utf8'),
  });
  const context = readContext(root, {only: (file) => file === repoPath});
  expect(context.subjects).toHaveLength(1);
  const rules = pageRules.filter((rule) => !LATER.includes(rule.name));
  const found = await runRules(rules, context);
  expect(found.filter(({file}) => file === repoPath)).toEqual([]);
});
