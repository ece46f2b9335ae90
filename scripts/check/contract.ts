import fs from 'node:fs';
import path from 'node:path';

import {readDeclarations, undeclared} from '@portal/contract';
import * as z from 'zod';

import {currentTree} from '../../src/content/tree';
import {BREAKING_FILE, OPENAPI_FILE} from '../../src/features/contract/files';
import {checkOpenApi} from '../../src/features/contract/lint';
import {changesSince, numberFaultOf} from '../../src/features/contract/released';
import {inspectFile} from '../../src/lib/data-file';
import {findingIn, reasonOf, suggestion} from '../../src/lib/finding';
import {type Check, seesAll} from './context';

/** The API contract follows the rules in redocly.yaml. */
export const openapi: Check = {name: 'openapi', run: ({root}) => checkOpenApi(root)};

/** Every change that breaks clients of an earlier version is declared with a reason, and the number tells of changes. */
export const breaking: Check = {
  name: 'breaking',
  async run({root}) {
    if (!fs.existsSync(path.join(root, OPENAPI_FILE))) return [];
    try {
      const since = await changesSince(currentTree(root), root);
      const declared = readDeclarations(path.join(root, BREAKING_FILE));
      const findings = undeclared(since, declared).map(({version, text}) => {
        const fix = `undo the change, or declare it in ${BREAKING_FILE} with since: ${version} and a reason`;
        return findingIn(OPENAPI_FILE, `this change breaks clients of ${version}: ${text}`, fix);
      });
      const fault = await numberFaultOf(root);
      const message = `the contract differs from the last release, so its version ${fault}`;
      return fault
        ? [...findings, findingIn(OPENAPI_FILE, message, 'raise info.version')]
        : findings;
    } catch (error) {
      const [reason = ''] = reasonOf(error).split('\n');
      const message = `cannot compare with earlier versions: ${reason}`;
      return [findingIn(BREAKING_FILE, message, 'correct this error first')];
    }
  },
};

const ERROR_CODES_FILE = 'openapi/schemas/ErrorCode.yaml';

/** The error catalogue links to articles that exist. */
export const errorCodes: Check = {
  name: 'error-codes',
  run(context) {
    const file = path.join(context.root, ERROR_CODES_FILE);
    const schema = z.looseObject({
      'x-error-codes': z.record(z.string(), z.looseObject({article: z.string()})),
    });
    const {data, findings, positionOf} = inspectFile(file, ERROR_CODES_FILE, schema);
    if (!data || !seesAll(context)) return findings;
    const routes = context.pages.flatMap(({route}) => route ?? []);
    const lost = Object.entries(data['x-error-codes'])
      .filter(([, {article}]) => !routes.includes(article.split('#')[0] ?? ''))
      .map(([code, {article}]) => ({
        file: ERROR_CODES_FILE,
        ...positionOf(['x-error-codes', code, 'article']),
        message: `no such page: ${article}`,
        fix: suggestion(article, routes),
      }));
    return [...findings, ...lost];
  },
};
