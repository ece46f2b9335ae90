import fs from 'node:fs';
import path from 'node:path';

import {count} from '../../src/lib/count';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type Source, type SourcePage} from './context';

/** What `npm run new` puts in front of every placeholder. */
export const TO_WRITE = 'To write:';

/** Whether a page is still being written. One that only waits for its day must be ready for it. */
export function isUnfinished({content, frontMatter}: SourcePage): boolean {
  return content.includes(TO_WRITE) || frontMatter.draft === true;
}

/** Published pages and terms have no placeholders left. A draft may have them as long as it is one. */
export const placeholders: Check = {
  name: 'placeholders',
  run: (context) => [
    ...context.subjects.flatMap((page) =>
      remainingIn(page, context.strict && page.frontMatter.draft !== true),
    ),
    ...glossaryOf(context).flatMap((file) => remainingIn(file, context.strict)),
  ],
};

function glossaryOf({root, pages, subjects}: CheckContext): Source[] {
  const repoPath = 'docs/_glossary/terms.json';
  const full = path.join(root, repoPath);
  return pages.length === subjects.length && fs.existsSync(full)
    ? [{repoPath, content: fs.readFileSync(full, 'utf8')}]
    : [];
}

/** One finding per file: the writer sees the other placeholders below it. */
function remainingIn(source: Source, isError: boolean): Finding[] {
  const parts = source.content.split(TO_WRITE);
  const [before = '', ...others] = parts;
  if (others.length === 0) return [];
  const verb = others.length === 1 ? 'is' : 'are';
  const message = `${count(others.length, 'placeholder')} ${verb} still in the text`;
  const fix = `replace each "${TO_WRITE}" with your text; pull requests fail until then`;
  const finding = findingAt(source, before.length, message, fix);
  return [isError ? finding : {...finding, severity: 'warning'}];
}
