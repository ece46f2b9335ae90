/** `npm run figures`: every open disagreement between figures, for the owner to settle. */
import {formatFigure} from '../src/figures/format';
import {readFigures} from '../src/figures/read';
import {currentTree} from '../src/content/tree';
import {FindingError} from '../src/lib/finding';

function main(): void {
  const {figures} = readFigures(currentTree(process.cwd()).folder);
  const told = new Set<string>();
  let count = 0;
  for (const [id, figure] of figures) {
    for (const other of figure.disagrees_with ?? []) {
      const pair = [id, other].sort().join(' ');
      const record = figures.get(other);
      if (told.has(pair) || !record) continue;
      told.add(pair);
      count += 1;
      console.log(`${count}. ${figure.label}`);
      for (const [name, reading] of [[id, figure] as const, [other, record] as const]) {
        const applies = name === figure.in_doubt ? '  ← applies in doubt' : '';
        console.log(`   ${formatFigure(reading)}  ${name}  ${reading.page}${applies}`);
      }
    }
  }
  console.log(`\n${count} open disagreements between ${figures.size} figures`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
