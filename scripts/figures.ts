/**
 * `npm run figures -- sepa`, `-- "2 EUR"`, `-- supportEmail`: finds figures and brand values by id, label, page or value;
 * all of them without a word.
 */
import {inspectFigures} from '../src/content/figures/read';
import {currentTree} from '../src/content/tree';
import {FindingError} from '../src/lib/finding';
import {endWithReader} from './end-with-reader';
import {findFigures} from './figures/find';

function main(): void {
  const root = process.cwd();
  const {set, findings, placeOf} = inspectFigures(currentTree(root).folder, root);
  if (findings.length > 0) throw new FindingError(findings);
  console.log(findFigures(process.argv.slice(2).join(' '), set.figures, placeOf).join('\n'));
}

endWithReader();
try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
