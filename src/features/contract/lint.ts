import fs from 'node:fs';
import path from 'node:path';

import {getLineColLocation, lint, type NormalizedProblem} from '@redocly/openapi-core';

import {fillFindings} from '../../content/directives/text';
import {type Finding, reasonOf} from '../../lib/finding';
import {documentFiles, OPENAPI_FILE} from './files';
import {readerOf} from './reader';

/** Problems in the contract: unknown names, broken syntax or references, and violations of redocly.yaml. */
export async function checkOpenApi(root: string): Promise<Finding[]> {
  try {
    const {config, externalRefResolver, figures} = await readerOf(root);
    const unfilled = documentFiles(root).flatMap((file) =>
      fs.existsSync(file)
        ? fillFindings(fs.readFileSync(file, 'utf8'), path.relative(root, file), figures)
        : [],
    );
    const ref = path.join(root, OPENAPI_FILE);
    const problems = await lint({ref, config, externalRefResolver});
    return [...unfilled, ...problems.map((problem) => findingOf(problem, root))];
  } catch (error) {
    return [unreadable(error)];
  }
}

/** The linter throws, rather than reports, an error for a file that is missing or not valid YAML. */
function unreadable(error: unknown): Finding {
  const text = reasonOf(error);
  const [, line, column] = /\((\d+):(\d+)\)/.exec(text) ?? [];
  return {
    file: OPENAPI_FILE,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    message: `the contract cannot be read: ${text.split('\n')[0] ?? ''}`,
    fix: 'restore the file, or check its indentation, quotes and colons near this place',
  };
}

function findingOf(problem: NormalizedProblem, root: string): Finding {
  const [location] = problem.location;
  const start = location ? getLineColLocation(location).start : {line: 1, col: 1};
  return {
    file: location ? path.relative(root, location.source.absoluteRef) : OPENAPI_FILE,
    line: start.line,
    column: start.col,
    message: `${problem.message.replace(/\.$/, '')} (${problem.ruleId})`,
    fix:
      problem.suggest.length > 0
        ? `write ${problem.suggest.join(' or ')}`
        : 'see this rule in the Redocly documentation',
  };
}
