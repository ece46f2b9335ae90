import fs from 'node:fs';
import path from 'node:path';

import {lintContract} from '@portal/contract';

import {fillFindings} from '../../content/directives/text';
import {inspectFigures} from '../../content/figures/read';
import {currentTree} from '../../content/tree';
import type {Finding} from '../../lib/finding';
import {fillOf} from './bundle';
import {documentFiles, OPENAPI_FILE} from './files';

const FOLDER = path.dirname(OPENAPI_FILE);

/** Problems in the contract: unknown names, broken syntax or references, and violations of redocly.yaml. */
export async function checkOpenApi(root: string): Promise<Finding[]> {
  const {set: figures} = inspectFigures(currentTree(root).folder, root);
  const unfilled = documentFiles(root).flatMap((file) =>
    fs.existsSync(file)
      ? fillFindings(fs.readFileSync(file, 'utf8'), path.relative(root, file), figures)
      : [],
  );
  const rules = path.join(root, 'redocly.yaml');
  const problems = await lintContract(path.join(root, FOLDER), fillOf(root), rules);
  return [
    ...unfilled,
    ...problems.map((problem) => ({...problem, file: path.join(FOLDER, problem.file)})),
  ];
}
