import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {expect, test} from 'vitest';

import {bundleContract} from '@site/src/features/contract/bundle';
import {sandboxProgram} from '@site/src/features/sandbox/bundle';
import {freePort} from '../../support/ports';
import {run} from '../../support/programs';
import {ROOT} from '../../support/root';
import {runProgram} from '../../support/samples';
import {temporaryFolder} from '../../support/temporary';

test('the single file runs in an empty folder: it starts, places an order, and refuses wrong options', async () => {
  const program = await sandboxProgram(await bundleContract(ROOT), ROOT);
  const folder = temporaryFolder({'sandbox.mjs': program});
  const file = path.join(folder, 'sandbox.mjs');
  const port = await freePort();
  const args = [file, '--port', String(port), '--no-limits'];
  const sandbox = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(sandbox.stdout, 'data')) as [Buffer];
    const origin = `http://127.0.0.1:${port}`;
    expect(String(printed)).toContain(`export API_ORIGIN=${origin}`);
    const placed = await runProgram('javascript', 'createOrder', {env: {API_ORIGIN: origin}});
    expect(placed).toMatchObject({code: 0, stderr: ''});
    expect(JSON.parse(placed.stdout)).toMatchObject({order_id: 'ord_1002', status: 'created'});
    const taken = await run(process.execPath, args, {cwd: folder});
    expect(taken).toMatchObject({code: 1, stdout: ''});
    expect(taken.stderr).toMatch(/^[^\n]*--port[^\n]*\n$/);
  } finally {
    sandbox.kill();
  }
  for (const wrong of [
    ['--port', 'x'],
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
