import {fork} from 'node:child_process';

import type {OpenApiDocument} from '../contract/document';
import type {ApiReference} from './reference';

/**
 * {@link apiReference} in a process of its own: Docusaurus has loaded React's development build by the
 * time that it sets `NODE_ENV`, and no renderer fits both.
 *
 * @throws Error where the document cannot be rendered; the reason is on the console
 */
export function renderApiReference(document: OpenApiDocument): Promise<ApiReference> {
  return new Promise((resolve, reject) => {
    const child = fork(require.resolve('./render-process.ts'), {
      execArgv: ['--import', 'tsx'],
      env: {...process.env, NODE_ENV: 'production'},
    });
    child.once('message', (reference) => resolve(reference as ApiReference));
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The API reference was not rendered (exit code ${code ?? 'none'})`));
    });
    child.send(document);
  });
}
