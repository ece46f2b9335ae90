import fs from 'node:fs';
import path from 'node:path';

import type {Finding} from '../../src/lib/finding';
import type {Check, CheckContext, SourcePage} from './context';

/** What `npm run new` puts in front of every placeholder. */
export const TO_WRITE = 'To write:';

/** Whether a page is still being written. One that only waits for its day must be ready for it. */
export function isUnfinished({content, frontMatter}: SourcePage): boolean {
  return content.includes(TO_WRITE) || frontMatter.draft === true;
}

/** Published pages and terms have no placeholders left. */
export const placeholders: Check = {
  name: 'placeholders',
  run: (context) => ({
    count: context.subjects.length,
    findings: [
      ...context.subjects.flatMap((page) =>
        // A draft may have them as long as it is one.
        remainingIn(page, context.strict && page.frontMatter.draft !== true),
      ),
      ...glossaryOf(context).flatMap((file) => remainingIn(file, context.strict)),
    ],
  }),
};

interface Text {
  repoPath: string;
  content: string;
}

function glossaryOf({root, pages, subjects}: CheckContext): Text[] {
  const repoPath = 'docs/_glossary/terms.json';
  const full = path.join(root, repoPath);
  return pages.length === subjects.length && fs.existsSync(full)
    ? [{repoPath, content: fs.readFileSync(full, 'utf8')}]
    : [];
}

/** One finding per file: the writer sees the other placeholders below it. */
function remainingIn({repoPath, content}: Text, strict: boolean): Finding[] {
  const lines = content.split('\n');
  const line = lines.findIndex((text) => text.includes(TO_WRITE));
  if (line < 0) return [];
  const count = content.split(TO_WRITE).length - 1;
  return [
    {
      file: repoPath,
      line: line + 1,
      column: (lines[line] ?? '').indexOf(TO_WRITE) + 1,
      message: `${count} ${count === 1 ? 'placeholder is' : 'placeholders are'} still in the text`,
      fix: `replace each "${TO_WRITE}" with your text; pull requests fail until then`,
      ...(!strict && {severity: 'warning'}),
    },
  ];
}
