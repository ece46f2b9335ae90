/** `npm run new`: creates an article, update, legal page or term. Exit code 2 means that nothing was written. */
import {formatFinding} from '../src/lib/finding';
import {checkFiles} from './check/command';
import {begin} from './new/begin';
import {ask, type Order, readOrder, USAGE} from './new/order';
import {readSite} from './new/site';

async function main(): Promise<void> {
  const root = process.cwd();
  const today = new Date();
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const order = await orderFrom(args, root, today);
  const begun = 'fault' in order ? order : begin(order, root, today);
  if ('fault' in begun) {
    console.error(begun.fault);
    process.exitCode = 2;
    return;
  }
  console.log(`Created ${begun.file}. Continue at ${begun.file}:${begun.line}\n`);
  const checked = await checkFiles(root, [begun.file], {strict: false});
  if ('fault' in checked) return;
  for (const finding of checked.findings) console.log(formatFinding(finding));
  console.log(`\nWhen the text is written, run npm run check -- ${begun.file}`);
}

async function orderFrom(
  args: string[],
  root: string,
  today: Date,
): Promise<Order | {fault: string}> {
  const order = readOrder(args);
  if (order !== 'ask') return order;
  if (!process.stdin.isTTY)
    return {fault: `cannot ask questions without a terminal  → pass arguments:\n\n${USAGE}`};
  try {
    return await ask(readSite(root, today), process.stdin, process.stdout);
  } catch {
    return {fault: '\nnothing was written'};
  }
}

void main();
