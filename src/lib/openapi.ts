import path from 'node:path';

import {
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';

import type {Finding} from './finding';

/** The entry file of the API contract, from the repository root. */
export const OPENAPI_FILE = 'openapi/openapi.yaml';

export interface OpenApiDocument {
  info: {title: string; version: string; description?: string};
  tags?: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
type PathItem = {parameters?: unknown[]} & Partial<Record<Method, Operation>>;

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
}

/** One operation, as lists show it. */
export interface OperationSummary {
  id: string;
  /** Upper case, as sent. */
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
}

async function configOf(root: string) {
  const configPath = path.join(root, 'redocly.yaml');
  return (await loadConfig({configPath})) ?? createConfig({extends: ['recommended']});
}

/** What is wrong with the contract: broken syntax or references, and every rule of redocly.yaml. */
export async function checkOpenApi(root: string): Promise<Finding[]> {
  try {
    const problems = await lint({ref: path.join(root, OPENAPI_FILE), config: await configOf(root)});
    return problems.map((problem) => findingOf(problem, root));
  } catch (error) {
    return [unreadable(error)];
  }
}

/** All operations, in the order of the document. */
export function operationsOf(document: OpenApiDocument): OperationSummary[] {
  return Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path: route,
          tag: operation.tags?.[0] ?? '',
          summary: operation.summary,
          description: operation.description ?? '',
        },
      ];
    }),
  );
}

/** A document that is no YAML, or is not there, is thrown by the linter instead of reported. */
function unreadable(error: unknown): Finding {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column] = /\((\d+):(\d+)\)/.exec(text) ?? [];
  return {
    file: OPENAPI_FILE,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    message: `cannot be read: ${text.split('\n')[0] ?? ''}`,
    mend: 'restore the file, or check its indentation, quotes and colons near this place',
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
    mend: problem.suggest.length > 0 ? `write ${problem.suggest.join(' or ')}` : 'see the rule',
  };
}
