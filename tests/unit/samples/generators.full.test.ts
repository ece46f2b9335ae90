import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import manifest from '../../consumers/package.json';
import {run} from '../support/programs';
import {ROOT} from '../support/root';
import {KEYS, SECRET} from '../support/samples';
import {useApi} from '../support/sandbox';
import {temporaryFolder} from '../support/temporary';

const {api, document} = useApi();
const CONSUMERS = path.join(ROOT, 'tests/consumers');
const PAGE = 'docs/knowledge-base/api-docs/authentication.md';

test(
  'the table of generators has each one, its version and what became of the order that its client places',
  {timeout: 1_800_000},
  async () => {
    const folder = temporaryFolder({'openapi.json': JSON.stringify(document())});
    for (const source of [CONSUMERS, path.join(ROOT, 'samples/javascript')]) {
      fs.cpSync(source, folder, {recursive: true});
    }
    const inFolder = {cwd: folder, shell: true, encoding: 'utf8'} as const;
    const readme = fs.readFileSync(path.join(ROOT, 'samples/README.md'), 'utf8');
    const [typesCommand = ''] = /(?<=`)npx openapi-typescript [^`]+/.exec(readme) ?? [];
    for (const command of [
      'npm ci --ignore-scripts --no-audit --no-fund',
      typesCommand,
      'npx openapi-zod-client openapi.json --output zod.ts',
      'npx orval',
      'npx oazapfts openapi.json oazapfts.ts',
      'npx openapi-ts --input openapi.json --output hey',
      'npx kubb generate',
      'npx typed-openapi openapi.json --output typed.ts',
      'npx tsc',
    ]) {
      const {status, stdout, stderr} = spawnSync(command, inFolder);
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    }
    const env = {API_ORIGIN: api().origin, API_KEY: KEYS[0].key, API_SECRET: SECRET};
    const {code, stdout, stderr} = await run('node', ['out/client.js'], {cwd: folder, env});
    expect([code, stderr]).toEqual([0, '']);
    const versions: Record<string, string> = manifest.dependencies;
    const placed = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const expected = placed.map(([name = '', status]) => [name, versions[name], status]);
    const table = fs.readFileSync(path.join(ROOT, PAGE), 'utf8');
    const rows = table.matchAll(/^\| `([^`]+)` \| ([\d.]+) \| order `(\w+)` \|/gm);
    expect([...rows].map(([, ...cells]) => cells)).toEqual(expected);
  },
);
