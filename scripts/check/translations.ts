import fs from 'node:fs';
import path from 'node:path';

import {categoriesOf} from '../../src/content/kinds';
import {currentTree, markdownFiles, originalOf} from '../../src/content/tree';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {dateOf} from './dates';
import {directives} from './directives';
import {readPage} from './page';

/** Translated pages are valid, name figures that exist, and are not older than their originals. */
export const translations: Check = {
  name: 'translations',
  async run(context) {
    const {root} = context;
    const categories = categoriesOf(currentTree(root).folder);
    const subjects = markdownFiles(path.join(root, 'i18n'))
      // Those of archived versions passed the rules of their time.
      .filter((full) => !full.includes(`${path.sep}version-`))
      .map((full) => readPage(full, {root, categories}));
    const own = subjects.flatMap((page) => [...page.findings, ...behind(page, context)]);
    return [...own, ...(await directives.run({...context, subjects}))];
  },
};

function behind(page: SourcePage, {root, pages}: CheckContext): Finding[] {
  const file = originalOf(path.join(root, page.repoPath), root);
  if (!fs.existsSync(path.join(root, file))) {
    const message = `there is no page ${file} that this one translates`;
    return [findingIn(page.repoPath, message, 'give it the path of its original, or remove it')];
  }
  const original = pages.find(({repoPath}) => repoPath === file);
  const [date = '', since = ''] = [dateOf(page), original && dateOf(original)];
  if (date >= since) return [];
  const message = `the original changed on ${since}, and this translation on ${date}`;
  const fix = `translate what changed in ${file}, then write its date here`;
  return [{...findingAt(page, 'last_update', message, fix), severity: 'warning'}];
}
