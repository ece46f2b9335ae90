import fs from 'node:fs';
import path from 'node:path';

import {readContext} from '../context';
import {readPage} from '../page';
import {readTimeOf} from '../read-time';

/** Sets the read time of pages that promise another one, and returns those that it has changed. */
export function repairReadTimes(root: string, files: readonly string[]): Map<string, string> {
  const {figures} = readContext(root, {only: () => false});
  const changed = files.flatMap((file): [string, string][] => {
    const full = path.join(root, file);
    const page = readPage(full, {root, categories: []});
    const minutes = readTimeOf(page, figures);
    if (minutes === undefined) return [];
    const content = page.content.replace(/(?<=^read_time: *)[\d.]+/m, `${minutes}`);
    fs.writeFileSync(full, content);
    return [[file, content]];
  });
  return new Map(changed);
}
