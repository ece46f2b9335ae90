import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {filesBelow, pathFrom} from '@site/src/lib/files';
import {run} from '../support/programs';
import {ROOT} from '../support/root';
import {KEYS, SECRET} from '../support/samples';
import {useApi} from '../support/sandbox';
import {temporaryFolder} from '../support/temporary';

const {api, document} = useApi();
const CONSUMERS = path.join(ROOT, 'tests/consumers');
const OPTIONS = '--strict --skipLibCheck --target es2022 --module nodenext --types node';

test(
  'clients made by openapi-typescript, openapi-zod-client and orval run against the sandbox',
  {timeout: 600_000},
  async () => {
    const files = filesBelow(CONSUMERS).filter((file) => !file.includes('node_modules'));
    const folder = temporaryFolder({
      'openapi.json': JSON.stringify(document()),
      ...Object.fromEntries(
        files.map((file) => [pathFrom(CONSUMERS, file), fs.readFileSync(file)]),
      ),
    });
    const readme = fs.readFileSync(path.join(ROOT, 'samples/README.md'), 'utf8');
    const [typesCommand = ''] = /(?<=`)npx openapi-typescript [^`]+/.exec(readme) ?? [];
    for (const command of [
      'npm ci --ignore-scripts --no-audit --no-fund',
      typesCommand,
      'npx openapi-zod-client openapi.json --output zod.ts',
      'npx orval --input openapi.json --output orval.ts --client zod --mode single',
      `npx tsc ${OPTIONS} client.ts zod.ts orval.ts`,
    ]) {
      const {status, stdout, stderr} = spawnSync(command, {
        cwd: folder,
        shell: true,
        encoding: 'utf8',
      });
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    }
    const env = {API_ORIGIN: api().origin, API_KEY: KEYS[0].key, API_SECRET: SECRET};
    const outcome = await run('node', ['client.js'], {cwd: folder, env});
    expect(outcome).toEqual({code: 0, stdout: 'passed\n', stderr: ''});
  },
);
