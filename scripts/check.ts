/** `npm run check`: the content checks. Exit code 1 means errors, 2 means invalid arguments. */
import {checkFiles, errorsIn, pagesIn, readOptions, report, USAGE} from './check/command';
import {endWithReader} from './end-with-reader';

async function main(): Promise<void> {
  const root = process.cwd();
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = readOptions(args, root);
  if (!('fault' in options) && options.fix) {
    // Loaded only if needed.
    const {repairFiles} = await import('./check/fix');
    const {reportRepairs} = await import('./check/fix/report');
    const repaired = await repairFiles(root, pagesIn(root, options.files));
    if (options.format === 'text') console.log(`${reportRepairs(repaired)}\n`);
  }
  // Before a release, what could wait is an error too, such as an overdue review.
  const strict = !('fault' in options) && options.release ? {release: true, strict: true} : {};
  const checked = 'fault' in options ? options : await checkFiles(root, options.files, strict);
  if ('fault' in options || 'fault' in checked) {
    console.error('fault' in checked ? checked.fault : '');
    process.exitCode = 2;
    return;
  }
  console.log(report(options.format, checked.findings, checked.extent));
  if (errorsIn(checked.findings) > 0) process.exitCode = 1;
}

endWithReader();
void main();
