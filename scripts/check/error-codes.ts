import fs from 'node:fs';
import path from 'node:path';

import type {Schema} from '../../src/features/contract/document';
import {contractOf} from '../../src/features/contract/files';
import {type Finding, suggestion} from '../../src/lib/finding';
import {parseLocated} from '../../src/lib/located-data';
import {seesAll, type Check} from './context';

/** The error catalogue has the codes of the schema, and links to articles that exist. */
export const errorCodes: Check = {
  name: 'error-codes',
  run(context) {
    const {root, pages} = context;
    const {errorCodes: file = ''} = contractOf({version: 'current'}, root);
    if (!fs.existsSync(file)) return {looked: 0, findings: []};
    const shown = path.relative(root, file);
    const located = parseLocated(fs.readFileSync(file, 'utf8'), shown);
    if ('findings' in located) return {looked: 1, findings: located.findings};
    const {value, positionOf} = located.data;
    const {'x-extensible-enum': codes = [], 'x-error-codes': catalogue = {}} = value as Schema;
    const routes = pages.flatMap(({route}) => route ?? []);

    const at = (where: string[], message: string, fix: string): Finding => ({
      file: shown,
      ...positionOf(where),
      message,
      fix,
    });
    const findings = [
      ...codes
        .map(String)
        .filter((code) => !(code in catalogue))
        .map((code) =>
          at(['x-extensible-enum'], `"${code}" has no entry in x-error-codes`, 'add one'),
        ),
      ...Object.keys(catalogue)
        .filter((code) => !codes.includes(code))
        .map((code) =>
          at(
            ['x-error-codes', code],
            `"${code}" is missing from x-extensible-enum`,
            'add it there',
          ),
        ),
      ...(seesAll(context) ? Object.entries(catalogue) : [])
        .filter(([, {article}]) => !routes.includes(article.split('#')[0] ?? ''))
        .map(([code, {article}]) =>
          at(
            ['x-error-codes', code, 'article'],
            `no such page: ${article}`,
            suggestion(article, routes),
          ),
        ),
    ];
    return {looked: codes.length, findings};
  },
};
