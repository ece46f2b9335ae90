import path from 'node:path';

import {sampleNames} from '@portal/contract';
import {strFromU8, unzipSync} from 'fflate';
import {beforeAll, expect, test} from 'vitest';

import {sampleArchive} from '@site/src/features/contract/archive';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

const SAMPLES = path.join(ROOT, 'samples');
/** What programs and the commands in the instructions write. */
const MADE = new Set(['sent.json', 'api.ts', 'inbox.jsonl', 'body.json']);

let files: Record<string, string>;
beforeAll(async () => {
  const more = {'sandbox.mjs': '', 'signing-vectors.json': '', 'openapi.json': ''};
  const entries = Object.entries(unzipSync(sampleArchive(SAMPLES, await currentContract(), more)));
  files = Object.fromEntries(
    entries.map(([name, bytes]) => [name.replace(/^samples\//, ''), strFromU8(bytes)]),
  );
});

test('the archive has every file that its programs read or that its instructions name', () => {
  const bases = new Set(Object.keys(files).map((name) => path.basename(name)));
  for (const text of Object.values(files)) {
    for (const name of text.match(/[\w-]+\.(?:jsonl?|mjs|sh|py|ts)\b/g) ?? []) {
      if (!MADE.has(name)) expect(bases).toContain(name);
    }
  }
  expect(JSON.parse(files['event.json'] ?? '')).toMatchObject({event: 'trade.executed'});
});

test('the instructions have a row for each program with its languages, and one for each other file', () => {
  const {'README.md': readme = ''} = files;
  const languages = Object.entries({sh: 'bash', mjs: 'JavaScript', py: 'Python'});
  for (const name of sampleNames(SAMPLES)) {
    const row = new RegExp(`^\\| \`${name}\` .*\\| ([^|]+?) +\\|$`, 'm').exec(readme);
    const has = languages.filter(([extension]) =>
      Object.keys(files).some((file) => file.endsWith(`/${name}.${extension}`)),
    );
    expect(row?.[1], name).toBe(has.map(([, language]) => language).join(', '));
  }
  const others = Object.keys(files).filter((name) => !name.includes('/') && name !== 'README.md');
  for (const name of others) expect(readme).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
});
