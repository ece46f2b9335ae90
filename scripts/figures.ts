/** `npm run figures`: lists every open disagreement between figures, with the file of each record. */
import fs from 'node:fs';
import path from 'node:path';

import {formatFigure} from '../src/content/figures/format';
import {FIGURES_FOLDER, readFigures} from '../src/content/figures/read';
import {disagreementsIn} from '../src/content/figures/resolve';
import {currentTree} from '../src/content/tree';
import {FindingError} from '../src/lib/finding';
import {parseLocated} from '../src/lib/located-data';

function main(): void {
  const root = process.cwd();
  const {folder} = currentTree(root);
  const {figures} = readFigures(folder);
  const all = disagreementsIn(figures);
  all.forEach(({label, readings, authority}, index) => {
    console.log(`${index + 1}. ${label}`);
    for (const {id, figure, isAuthoritative} of readings) {
      const applies = isAuthoritative ? '  ← prevails' : '';
      console.log(`   ${formatFigure(figure)}  ${id}  ${figure.page}${applies}`);
      console.log(`     ${placeOf(id, folder, root)}`);
    }
    const third = figures.get(authority);
    if (third && !readings.some(({isAuthoritative}) => isAuthoritative)) {
      console.log(`   prevails: ${formatFigure(third)}  ${authority}  ${third.page}`);
      console.log(`     ${placeOf(authority, folder, root)}`);
    }
  });
  console.log(`\n${all.length} open disagreements among ${figures.size} figures`);
}

function placeOf(id: string, tree: string, root: string): string {
  const [name = '', ...key] = id.split('.');
  const full = path.join(tree, FIGURES_FOLDER, `${name}.json`);
  const file = path.relative(root, full);
  const read = parseLocated(fs.readFileSync(full, 'utf8'), file);
  return 'data' in read ? `${file}:${read.data.positionOf([key.join('.')]).line}` : file;
}

// `npm run figures | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
