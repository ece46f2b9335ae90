import {fork} from 'node:child_process';
import path from 'node:path';

import type {OpenApiDocument} from '@portal/contract';

import {contractOf} from '../contract/files';
import type {ApiReference} from './reference';

export interface RenderInput {
  document: OpenApiDocument;
  samples: string;
  /** Path that the site is served under, such as `/` or `/help/`. */
  baseUrl: string;
}

/**
 * Runs {@link apiReference} in a separate process: by the time Docusaurus sets `NODE_ENV`, it has
 * already loaded React's development build, and no renderer matches both.
 *
 * @throws Error if the document cannot be rendered; the reason is printed to the console
 */
export function renderApiReference(
  document: OpenApiDocument,
  siteDir: string,
  baseUrl: string,
): Promise<ApiReference> {
  const {samples} = contractOf({version: 'current'}, siteDir);
  const program = path.join(siteDir, 'src/features/api-reference/render-process.ts');
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: ['--import', 'tsx'],
      env: {...process.env, NODE_ENV: 'production'},
    });
    child.once('message', (reference) => resolve(reference as ApiReference));
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The API reference was not rendered (exit code ${code ?? 'none'})`));
    });
    child.send({document, samples, baseUrl} satisfies RenderInput);
  });
}
