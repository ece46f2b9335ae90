/** `npm run check`: the static checks alone. Exits with 1 where anything is found. */
import {formatFinding} from '../src/lib/finding';
import {readContext} from './check/context';
import {checks, runChecks} from './check/index';

async function main(): Promise<void> {
  const root = process.cwd();
  const context = readContext(root);
  const findings = await runChecks(root, checks, context);
  for (const finding of findings) console.error(formatFinding(finding));
  const size = `${context.pages.length} pages, ${context.figures.figures.size} figures, ${checks.length} checks`;
  if (findings.length > 0) {
    console.error(`\n${findings.length} to mend in ${size}`);
    process.exitCode = 1;
  } else {
    console.log(`Nothing to mend in ${size}`);
  }
}

void main();
