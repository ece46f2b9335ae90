/** `npm run owner`: what only the owner can fill in or confirm, by who can answer and by page. */
import {count} from '../src/lib/count';
import {formatFinding} from '../src/lib/finding';
import {readContext} from './check/context';
import {openDates, openQuestions} from './check/release';
import {endWithReader} from './end-with-reader';

async function main(): Promise<void> {
  const context = readContext(process.cwd());
  const open = [...openQuestions(context), ...(await openDates(context))].sort(
    (a, b) => a.who.localeCompare(b.who, 'en') || a.page.localeCompare(b.page, 'en'),
  );
  open.forEach((question, index) => {
    const {who, page} = question;
    const before = open[index - 1];
    if (who !== before?.who) console.log(`\n${who}`);
    if (who !== before?.who || page !== before.page) console.log(`  ${page}`);
    console.log(`    ${formatFinding(question)}`);
  });
  console.log(`\n${count(open.length, 'question')} open`);
}

endWithReader();
void main();
