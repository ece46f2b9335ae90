import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';

import {sampleArchive} from '@site/src/features/contract/archive';
import {sandboxProgram} from '@site/src/features/sandbox/bundle';
import {currentContract} from '../../support/contract';
import {run} from '../../support/programs';
import {ROOT} from '../../support/root';
import {temporaryFolder} from '../../support/temporary';

test('an archive of samples has all that a first order takes, and its sandbox refuses wrong options', async () => {
  const contract = await currentContract();
  const archive = sampleArchive(path.join(ROOT, 'samples'), contract, {
    'sandbox.mjs': await sandboxProgram(contract, ROOT),
  });
  const files = unzipSync(archive);
  const folder = path.join(temporaryFolder(files), 'samples');
  const file = path.join(folder, 'sandbox.mjs');
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
    const [, commands = ''] =
      /^3\. (Run .*)/m.exec(strFromU8(files['samples/README.md'] ?? new Uint8Array())) ?? [];
    const runs = [...commands.matchAll(/`(\S+) (\S+)`/g)];
    expect(runs).toHaveLength(3);
    for (const [command, program = '', word = ''] of runs) {
      const placed = await run(program, [word], {cwd: folder, env});
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
