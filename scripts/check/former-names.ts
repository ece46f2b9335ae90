import fs from 'node:fs';
import path from 'node:path';

import {formerNames} from '../../src/config/brand';
import {filesBelow, pathFrom} from '../../src/lib/files';
import {type Finding, placeAt} from '../../src/lib/finding';
import type {Check} from './context';

/** What is published or copied, and who may be written to. */
const FOLDERS = [
  '.github',
  'blog',
  'docs',
  'openapi',
  'samples',
  'src',
  'static',
  'versioned_docs',
];
const BRAND = 'src/config/brand.ts';

/** No file has a name or host that the site had before another company adopted it. */
export function formerNamesCheck(names: readonly string[] = formerNames): Check {
  return {
    name: 'former names',
    run({root, pages, subjects}) {
      if (names.length === 0 || subjects.length < pages.length) return {count: 1, findings: []};
      const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
      const read = files.map(
        (full) => [pathFrom(root, full), fs.readFileSync(full, 'latin1')] as const,
      );
      return {
        count: files.length,
        findings: read.flatMap(([file, text]) =>
          file === BRAND ? [] : formerIn(file, text, names),
        ),
      };
    },
  };
}

function formerIn(file: string, text: string, names: readonly string[]): Finding[] {
  return names.flatMap((name): Finding[] => {
    const at = text.search(new RegExp(`${name.replaceAll('.', String.raw`\.`)}`, 'i'));
    if (at < 0) return [];
    const fix = file.endsWith('.pdf')
      ? 'print it anew: npx tsx scripts/pdf.ts'
      : 'write the name of the company';
    return [{file, ...placeAt(text, at), message: `"${name}" is a former name of this site`, fix}];
  });
}
