/**
 * `npm run figures`: lists every open disagreement between figures, with the file of each record.
 * `npm run figures -- sepa`, `-- "2 EUR"`, `-- supportEmail`: finds figures and brand values by id, label, page or value.
 */
import {inspectFigures} from '../src/content/figures/read';
import {conflictsOf} from '../src/content/figures/resolve';
import {currentTree} from '../src/content/tree';
import {count} from '../src/lib/count';
import {FindingError} from '../src/lib/finding';
import {endWithReader} from './end-with-reader';
import {findFigures} from './figures/find';

function main(): void {
  const root = process.cwd();
  const {set, findings, placeOf} = inspectFigures(currentTree(root).folder, root);
  if (findings.length > 0) throw new FindingError(findings);
  const {figures} = set;
  const wanted = process.argv.slice(2).join(' ');
  if (wanted) {
    console.log(findFigures(wanted, figures, placeOf).join('\n'));
    return;
  }
  const shownPlace = (id: string): string => {
    const {file = '', line = 1} = placeOf(id) ?? {};
    return `     ${file}:${line}`;
  };
  const all = conflictsOf(figures.keys(), (id) => figures.get(id));
  all.forEach(({id, label, here, authority, authoritative, page}, index) => {
    console.log(`${index + 1}. ${label}`);
    console.log(`   ${here}  ${id}  ${figures.get(id)?.page}`);
    console.log(shownPlace(id));
    console.log(`   ${authoritative}  ${authority}  ${page}  ← applies`);
    console.log(shownPlace(authority));
  });
  console.log(`\n${count(all.length, 'open disagreement')} among ${count(figures.size, 'figure')}`);
}

endWithReader();
try {
  main();
} catch (error) {
  if (!(error instanceof FindingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
