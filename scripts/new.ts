/** `npm run new`: creates an article, update or legal page. Exit code 2 means that nothing was written. */
import {formatFinding} from '../src/lib/finding';
import {checkFiles} from './check/command';
import {begin} from './new/begin';
import {readOrder, USAGE} from './new/order';

async function main(): Promise<void> {
  const root = process.cwd();
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const order = readOrder(args);
  const begun = 'fault' in order ? order : begin(order, root, new Date());
  if ('fault' in begun) {
    console.error(begun.fault);
    process.exitCode = 2;
    return;
  }
  console.log(`Created ${begun.file}. Continue at ${begun.file}:${begun.line}\n`);
  const checked = await checkFiles(root, [begun.file], {strict: false});
  if ('findings' in checked) console.log(checked.findings.map(formatFinding).join('\n'));
  console.log(`\nWhen the text is written, run npm run check -- ${begun.file}`);
}

void main();
