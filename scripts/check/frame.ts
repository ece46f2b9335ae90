import fs from 'node:fs';
import path from 'node:path';

import type {Finding} from '../../src/lib/finding';
import type {Check, CheckContext, SourcePage} from './context';

/** What `npm run new` puts before everything that is still to be written. */
export const TO_WRITE = 'To write:';

/** Whether a page still holds parts of the frame that it was begun with. */
export function isUnfinished({content}: SourcePage): boolean {
  return content.includes(TO_WRITE);
}

/** Nothing of the frame that a page or a term was begun with is left when it is published. */
export const frame: Check = {
  name: 'frame',
  run: (context) => ({
    looked: context.subjects.length,
    findings: [...context.subjects, ...glossaryOf(context)].flatMap((file) =>
      remains(file, context.strict),
    ),
  }),
};

interface Text {
  shown: string;
  content: string;
}

function glossaryOf({root, pages, subjects}: CheckContext): Text[] {
  const shown = 'docs/_glossary/terms.json';
  const full = path.join(root, shown);
  return pages.length === subjects.length && fs.existsSync(full)
    ? [{shown, content: fs.readFileSync(full, 'utf8')}]
    : [];
}

/** One finding for a file: whoever writes sees the others below it. */
function remains({shown, content}: Text, strict: boolean): Finding[] {
  const lines = content.split('\n');
  const line = lines.findIndex((text) => text.includes(TO_WRITE));
  if (line < 0) return [];
  const count = content.split(TO_WRITE).length - 1;
  return [
    {
      file: shown,
      line: line + 1,
      column: (lines[line] ?? '').indexOf(TO_WRITE) + 1,
      message: `${count} ${count === 1 ? 'part is' : 'parts are'} still to be written`,
      fix: `write what follows "${TO_WRITE}" in the place of it; a pull request is refused before`,
      ...(!strict && {severity: 'warning'}),
    },
  ];
}
