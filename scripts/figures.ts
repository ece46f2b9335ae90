/** `npm run figures`: lists every open disagreement between figures. */
import {disagreementsIn} from '../src/content/figures/resolve';
import {formatFigure} from '../src/content/figures/format';
import {readFigures} from '../src/content/figures/read';
import {currentTree} from '../src/content/tree';
import {FindingError} from '../src/lib/finding';

function main(): void {
  const {figures} = readFigures(currentTree(process.cwd()).folder);
  const all = disagreementsIn(figures);
  all.forEach(({label, readings}, index) => {
    console.log(`${index + 1}. ${label}`);
    for (const {id, figure, isAuthoritative} of readings) {
      const applies = isAuthoritative ? '  ← prevails' : '';
      console.log(`   ${formatFigure(figure)}  ${id}  ${figure.page}${applies}`);
    }
  });
  console.log(`\n${all.length} open disagreements among ${figures.size} figures`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
