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
export const openapi: Check = {
  name: 'openapi',
  run: async ({root}) => ({count: 1, findings: await checkOpenApi(root)}),
};

/** Every change that breaks clients of an earlier version is declared with a reason, and the number tells of changes. */
export const breaking: Check = {
  name: 'breaking',
  async run({root}) {
    if (!fs.existsSync(path.join(root, OPENAPI_FILE))) return {count: 0, findings: []};
    try {
      const since = await changesSince(currentTree(root), root);
      const findings = undeclared(since, readDeclarations(path.join(root, BREAKING_FILE))).map(
        ({version, text}) =>
          findingIn(
            OPENAPI_FILE,
            `this change breaks clients of ${version}: ${text}`,
            declare(version),
          ),
      );
      const fault = await numberFaultOf(root);
      const message = `the contract differs from the last release, so its version ${fault}`;
      const wrong = fault ? [findingIn(OPENAPI_FILE, message, 'raise info.version')] : [];
      return {count: 1, findings: [...findings, ...wrong]};
    } catch (error) {
      const [reason = ''] = reasonOf(error).split('\n');
      const message = `cannot compare with earlier versions: ${reason}`;
      return {count: 1, findings: [findingIn(BREAKING_FILE, message, 'correct this error first')]};
    }
  },
};

function declare(version: string): string {
  return `undo the change, or declare it in ${BREAKING_FILE} with since: ${version} and a reason`;
}

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
    const catalogue = Object.entries(data?.['x-error-codes'] ?? {});
    const routes = context.pages.flatMap(({route}) => route ?? []);
    const lost = (seesAll(context) ? catalogue : []).flatMap(([code, {article}]) =>
      routes.includes(article.split('#')[0] ?? '')
        ? []
        : {
            file: ERROR_CODES_FILE,
            ...positionOf(['x-error-codes', code, 'article']),
            message: `no such page: ${article}`,
            fix: suggestion(article, routes),
          },
    );
    return {count: catalogue.length, findings: [...findings, ...lost]};
  },
};
