import type {Finding} from '../../src/lib/finding';
import {addresses} from './addresses';
import {type Check, type CheckContext, readContext} from './context';
import {breaking, errorCodes, openapi} from './contract';
import {figurePages, figures} from './figures';
import {formerNamesCheck} from './former-names';
import {glossary} from './glossary';
import {inbound} from './inbound';
import {pageRules} from './page-rules';
import {pictures} from './pictures';
import {decisions} from './release/decisions';
import {runRules} from './run';
import {search} from './search';
import {securityContactCheck} from './security-contact';
import {tools} from './tools';
import {translations} from './translations';

/** All rules. To add one, add a file here, a line below or in page-rules.ts, and a bad example in tests/unit/check. */
export const checks: readonly Check[] = [
  ...pageRules,
  figures,
  glossary,
  figurePages,
  addresses,
  inbound,
  tools,
  formerNamesCheck(),
  pictures,
  openapi,
  search,
  translations,
  securityContactCheck,
  decisions,
  errorCodes,
  breaking,
];

/** Runs rules over one repository and returns all findings, sorted. */
export function runChecks(
  root: string,
  rules: readonly Check[] = checks,
  context: CheckContext = readContext(root),
): Promise<Finding[]> {
  return runRules(rules, context);
}
