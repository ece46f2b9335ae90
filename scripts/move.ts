/** `npm run move -- old.md new.md`: moves a page, rewrites the links to it, and adds a redirect. Exit code 2 means that nothing changed. */
import {movePage} from './move/page';

const USAGE =
  'npm run move -- docs/knowledge-base/payments/old-name.md docs/knowledge-base/payments/new-name.md';

const [from, to, ...others] = process.argv.slice(2).filter((arg) => arg !== '--help');
const isOrder = from !== undefined && to !== undefined && others.length === 0;
const moved = isOrder ? movePage(process.cwd(), from, to) : {fault: USAGE};
if ('fault' in moved) {
  console.error(moved.fault);
  process.exitCode = 2;
} else {
  const {from: old, to: next, redirected, changed} = moved;
  const address = redirected
    ? `The old address ${redirected} redirects to the new one`
    : 'Its slug keeps the address';
  const files = changed.map((file) => `  changed ${file}`);
  console.log([`Moved ${old} to ${next}`, address, ...files, '\nNow run npm run check'].join('\n'));
}
