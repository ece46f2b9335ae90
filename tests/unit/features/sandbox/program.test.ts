import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';

import {sampleArchives} from '@site/src/features/contract/archives';
import {archivePath, LANGUAGES} from '@site/src/features/contract/languages';
import {sandboxProgram} from '@site/src/features/sandbox/bundle';
import {currentContract} from '../../support/contract';
import {run} from '../../support/programs';
import {ROOT} from '../../support/root';
import {type Files, temporaryFolder} from '../../support/temporary';

test('an archive of samples has all that a first order takes, and its sandbox refuses wrong options', async () => {
  const contract = await currentContract();
  const archives = sampleArchives(ROOT, contract, {
    'sandbox.mjs': await sandboxProgram(contract, ROOT),
  });
  const files = Object.values(archives).map((bytes): Files => unzipSync(bytes));
  const folder = temporaryFolder(Object.assign({}, ...files));
  const file = path.join(folder, 'samples-javascript', 'sandbox.mjs');
  const on = (port: string): string[] => [file, '--port', port, '--no-limits'];
  const sandbox = spawn(process.execPath, on('0'), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(sandbox.stdout, 'data')) as [Buffer];
    // As in a shell to which all of it is pasted: the last one counts.
    const exported = [...String(printed).matchAll(/^export .*/gm)].join(' ');
    const env = Object.fromEntries(
      [...exported.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    );
    for (const language of LANGUAGES) {
      const cwd = path.join(folder, path.parse(archivePath(language)).name);
      const [, command = ''] =
        /^3\. Run `(.*)`/m.exec(fs.readFileSync(path.join(cwd, 'README.md'), 'utf8')) ?? [];
      const [program = '', ...words] = command.split(' ');
      const placed = await run(program, words, {cwd, env});
      expect(placed, command).toMatchObject({code: 0, stderr: ''});
      const {data = {}, ...order} = JSON.parse(placed.stdout) as Record<string, object>;
      expect({...order, ...data}, command).toMatchObject({status: 'created'});
    }
    const port = new URL(env.API_ORIGIN ?? '').port;
    const taken = await run(process.execPath, on(port), {cwd: folder});
    expect(taken).toMatchObject({code: 1, stdout: ''});
    expect(taken.stderr).toMatch(/^[^\n]*--port[^\n]*\n$/);
  } finally {
    sandbox.kill();
  }
  for (const wrong of [
    ['--port', 'x'],
    ['--port', '65536'],
    ['--prot', '1'],
    ['--webhooks', 'http://example.com/'],
  ]) {
    const refused = await run(process.execPath, [file, ...wrong], {cwd: folder});
    expect(refused, wrong.join(' ')).toMatchObject({code: 1, stdout: ''});
    expect(refused.stderr).toMatch(/^[^\n]+\n$/);
  }
  expect((await run(process.execPath, [file, '--help'], {cwd: folder})).stdout).toContain(
    '--no-limits',
  );
});
