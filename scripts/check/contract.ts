import fs from 'node:fs';
import path from 'node:path';

import {currentTree} from '../../src/content/tree';
import {BREAKING_FILE, readDeclarations, undeclared} from '../../src/features/contract/breaking';
import type {Schema} from '../../src/features/contract/document';
import {ERROR_CODES_FILE, OPENAPI_FILE} from '../../src/features/contract/files';
import {checkOpenApi} from '../../src/features/contract/lint';
import {changesSince} from '../../src/features/contract/released';
import {type Finding, findingIn, reasonOf, suggestion} from '../../src/lib/finding';
import {parseLocated} from '../../src/lib/located-data';
import {type Check, seesAll} from './context';

/** The API contract follows the rules in redocly.yaml. */
export const openapi: Check = {
  name: 'openapi',
  run: async ({root}) => ({count: 1, findings: await checkOpenApi(root)}),
};

/** Every change that breaks clients of an earlier version is declared with a reason. */
export const breaking: Check = {
  name: 'breaking',
  async run({root}) {
    if (!fs.existsSync(path.join(root, OPENAPI_FILE))) return {count: 0, findings: []};
    try {
      const since = await changesSince(currentTree(root), root);
      const findings = undeclared(since, readDeclarations(root)).map(({version, text}) =>
        findingIn(
          OPENAPI_FILE,
          `this change breaks clients of ${version}: ${text}`,
          declare(version),
        ),
      );
      return {count: 1, findings};
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

/** The error catalogue has the codes of the schema, and links to articles that exist. */
export const errorCodes: Check = {
  name: 'error-codes',
  run(context) {
    const {root, pages} = context;
    const file = path.join(root, ERROR_CODES_FILE);
    if (!fs.existsSync(file)) return {count: 0, findings: []};
    const located = parseLocated(fs.readFileSync(file, 'utf8'), ERROR_CODES_FILE);
    if ('findings' in located) return {count: 1, findings: located.findings};
    const {value, positionOf} = located.data;
    const {'x-extensible-enum': codes = [], 'x-error-codes': catalogue = {}} = value as Schema;
    const routes = pages.flatMap(({route}) => route ?? []);

    const at = (where: string[], message: string, fix: string): Finding => ({
      file: ERROR_CODES_FILE,
      ...positionOf(where),
      message,
      fix,
    });
    const findings = [
      ...codes
        .map(String)
        .filter((code) => !(code in catalogue))
        .map((code) =>
          at(['x-extensible-enum'], `"${code}" has no entry in x-error-codes`, 'add an entry'),
        ),
      ...Object.keys(catalogue)
        .filter((code) => !codes.includes(code))
        .map((code) => {
          const message = `"${code}" is missing from x-extensible-enum`;
          return at(['x-error-codes', code], message, `add "${code}" there`);
        }),
      ...(seesAll(context) ? Object.entries(catalogue) : [])
        .filter(([, {article}]) => !routes.includes(article.split('#')[0] ?? ''))
        .map(([code, {article}]) => {
          const where = ['x-error-codes', code, 'article'];
          return at(where, `no such page: ${article}`, suggestion(article, routes));
        }),
    ];
    return {count: codes.length, findings};
  },
};
