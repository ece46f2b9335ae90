import type {OpenApiDocument} from '@portal/contract';
import {build} from 'esbuild';

import {rules} from './rules';

/** Packages whose code the program contains; `/licences.txt` has their licences. */
const NOTICE = `#!/usr/bin/env node
// A sandbox of the API in one file, for Node 20 or later: node sandbox.mjs --help
// Contains Ajv and big.js (MIT) and fast-uri (BSD-3-Clause), whose licences are in /licences.txt of the site.`;

/**
 * The sandbox as a single program that needs no packages.
 *
 * @param root the repository
 */
export async function sandboxProgram(document: OpenApiDocument, root: string): Promise<string> {
  // The samples are for readers; the program has no use for them.
  const contract = JSON.stringify(document, (key, value: unknown) =>
    key === 'x-codeSamples' ? undefined : value,
  );
  const {outputFiles} = await build({
    stdin: {
      contents: `import {runSandbox} from '@portal/sandbox';\nvoid runSandbox(${contract}, ${JSON.stringify(rules)});`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    // Readers of contracts, of which the program contains none: esbuild need not look at them.
    external: ['@redocly/openapi-core', 'openapi-to-postmanv2'],
    banner: {js: NOTICE},
  });
  return outputFiles.map(({text}) => text).join('');
}
