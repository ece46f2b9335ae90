import fs from 'node:fs';
import path from 'node:path';

import {formerNames} from '../../src/config/brand';
import {filesBelow, pathFrom} from '../../src/lib/files';
import {type Finding, placeAt} from '../../src/lib/finding';
import type {Check} from './context';

/** What is published or copied, and who may be written to. */
const FOLDERS = '.github blog docs openapi samples src static versioned_docs'.split(' ');
const BRAND = 'src/config/brand.ts';

/** No file has a name or host that the site had before another company adopted it. */
export function formerNamesCheck(names: readonly string[] = formerNames): Check {
  return {
    name: 'former names',
    run({root, pages, subjects}) {
      if (names.length === 0 || subjects.length < pages.length) return [];
      const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
      return files.flatMap((full) => formerIn(full, pathFrom(root, full), names));
    },
  };
}

function formerIn(full: string, file: string, names: readonly string[]): Finding[] {
  if (file === BRAND) return [];
  const text = fs.readFileSync(full, 'latin1').toLowerCase();
  const fix = file.endsWith('.pdf')
    ? 'print it anew: npx tsx scripts/pdf.ts'
    : 'write the name of the company';
  return names.flatMap((name): Finding[] => {
    const at = text.indexOf(name.toLowerCase());
    const message = `"${name}" is a former name of this site`;
    return at < 0 ? [] : [{file, ...placeAt(text, at), message, fix}];
  });
}
