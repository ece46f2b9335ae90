/** `npm run check`: the content checks. Exit code 1 means errors, 2 means invalid arguments. */
import {checkFiles, errorsIn, pagesIn, readOptions, report, USAGE} from './check/command';
import {endWithReader} from './end-with-reader';

async function main(): Promise<void> {
  const root = process.cwd();
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = readOptions(args, root);
  if ('fault' in options) return refuse(options);
  const {format, files, fix, release} = options;
  if (fix) {
    // Loaded only if needed.
    const {repairFiles, reportRepairs} = await import('./check/fix');
    const repaired = await repairFiles(root, pagesIn(root, files));
    if (format === 'text') console.log(`${reportRepairs(repaired)}\n`);
  }
  // Before a release, what could wait is an error too, such as an overdue review.
  const checked = await checkFiles(root, files, release ? {release, strict: true} : {});
  if ('fault' in checked) return refuse(checked);
  console.log(report(format, checked));
  if (errorsIn(checked.findings) > 0) process.exitCode = 1;
}

function refuse({fault}: {fault: string}): void {
  console.error(fault);
  process.exitCode = 2;
}

endWithReader();
void main();
