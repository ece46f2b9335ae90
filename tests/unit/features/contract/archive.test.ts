import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';

import {sampleArchive} from '@site/src/features/contract/archive';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

/** What programs and the commands in the instructions write. */
const MADE = new Set(['ledger.json', 'sent.json', 'api.ts', 'inbox.jsonl', 'body.json']);

test('the archive has every file that its programs read or that its instructions name', async () => {
  const more = {'sandbox.mjs': '', 'signing-vectors.json': '', 'openapi.json': ''};
  const entries = Object.entries(
    unzipSync(sampleArchive(path.join(ROOT, 'samples'), await currentContract(), more)),
  );
  const files = Object.fromEntries(
    entries.map(([name, bytes]) => [name.replace(/^samples\//, ''), strFromU8(bytes)]),
  );
  const bases = new Set(Object.keys(files).map((name) => path.basename(name)));
  for (const text of Object.values(files)) {
    for (const name of text.match(/[\w-]+\.(?:jsonl?|mjs|sh|py|ts)\b/g) ?? []) {
      if (!MADE.has(name)) expect(bases).toContain(name);
    }
  }
  expect(JSON.parse(files['event.json'] ?? '')).toMatchObject({event: 'trade.executed'});
});
