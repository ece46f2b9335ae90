import {type Finding, sortFindings} from '../../src/lib/finding';
import {type Check, type CheckContext, readContext} from './context';
import {breaking} from './breaking';
import {directives} from './directives';
import {drawings} from './drawings';
import {errorCodes} from './error-codes';
import {figures} from './figures';
import {glossary} from './glossary';
import {headings} from './headings';
import {images} from './images';
import {inbound} from './inbound';
import {links} from './links';
import {literals} from './literals';
import {openapi} from './openapi';
import {pages} from './pages';
import {pdf} from './pdf';
import {readTime} from './read-time';
import {related} from './related';
import {samples} from './samples';
import {search} from './search';
import {sentences} from './sentences';
import {securityContactCheck} from './security-contact';
import {shown} from './shown';
import {spelling} from './spelling';
import {updates} from './updates';
import {workedExamples} from './worked-examples';

/** All rules. A new one is a file beside these, a line here, and a bad example in tests/unit/check. */
export const checks: readonly Check[] = [
  pages,
  figures,
  directives,
  drawings,
  literals,
  glossary,
  shown,
  updates,
  headings,
  images,
  links,
  inbound,
  related,
  readTime,
  sentences,
  workedExamples,
  pdf,
  spelling,
  openapi,
  search,
  securityContactCheck,
  errorCodes,
  samples,
  breaking,
];

/** Runs rules over one repository and gives all findings, sorted. */
export async function runChecks(
  root: string,
  rules: readonly Check[] = checks,
  context: CheckContext = readContext(root),
): Promise<Finding[]> {
  const results = await Promise.all(
    rules.map(async (rule) => {
      const {findings, looked} = await rule.run(context);
      return looked > 0 || findings.length > 0 ? findings : [sawNothing(rule.name)];
    }),
  );
  return sortFindings(results.flat());
}

function sawNothing(name: string): Finding {
  return {
    file: `scripts/check/${name}.ts`,
    line: 1,
    column: 1,
    message: `the check "${name}" looked at nothing`,
    mend: 'run it in the repository, or mend the place where it looks',
  };
}
