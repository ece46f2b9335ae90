import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {CONTRACT, ONCE, rules, signed} from './support';

const PACKAGES = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs npm in the empty folder, on any system. */
const npm = (...args: string[]): string =>
  execFileSync('npm', args, {cwd: folder, encoding: 'utf8', shell: process.platform === 'win32'});

test('installed from its archive in an empty folder, it serves a contract that is not ours', async () => {
  const archives = ['contract', 'sandbox'].map((name) =>
    npm('pack', path.join(PACKAGES, name), '--silent').trim(),
  );
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', ...archives);
  fs.cpSync(CONTRACT, path.join(folder, 'mine'), {recursive: true});

  const program = path.join(folder, 'node_modules/@portal/sandbox/bin/sandbox.mjs');
  const run = (...args: string[]) =>
    spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const sandbox = run('mine', 'mine/rules.json', '--port', '0');
  try {
    const [printed] = (await once(sandbox.stdout, 'data')) as [Buffer];
    expect(String(printed)).toContain(
      'export API_KEY=key-of-a-dealer API_SECRET=hush # look, deal',
    );
    const [, origin = ''] = /API_ORIGIN=(\S+)/.exec(String(printed)) ?? [];
    const notices: (string | null)[] = [];
    const ask = async (target: string): Promise<unknown> => {
      const response = await fetch(origin + target, {
        headers: {...ONCE, ...signed(rules.keys, 'GET', target)},
      });
      notices.push(response.headers.get('deprecation'), response.headers.get('sunset'));
      return response.json();
    };
    expect(await ask('/v1/account/fees')).toEqual([{pair: 'TIN-USD', percent: '1.5'}]);
    expect(notices).toEqual(['@1796083200', 'Tue, 01 Jun 2027 00:00:00 GMT']);
    expect(await ask('/v1/orders/ord_1001')).toMatchObject({data: {status: 'partially_filled'}});
  } finally {
    sandbox.kill();
  }

  fs.writeFileSync(path.join(folder, 'none.json'), '{"keys": []}');
  const refused = run('mine', 'none.json');
  const [message] = (await once(refused.stderr, 'data')) as [Buffer];
  expect(String(message)).toContain('webhookSecret');
});
