import path from 'node:path';
import zlib from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {cacheControl, securityHeaders} from '@site/deploy/headers';
import {headersFile} from '@site/deploy/static-host';
import {offlineHtml, workerScript} from '@site/src/offline/build';
import {WORKER_PATH} from '@site/src/offline/rules';

import {temporaryFolder} from '../support/temporary';

const root = path.resolve('.');
/** Bytes behind brotli. */
const BUDGET = 12_000;

describe('the service worker', () => {
  it('is one small file that holds to the policy', async () => {
    const script = await workerScript(root, offlineHtml(root, temporaryFolder()));
    expect(zlib.brotliCompressSync(script).length).toBeLessThan(BUDGET);
    expect(script).not.toMatch(/\beval\(|new Function|importScripts/);
    expect(script).not.toContain('OFFLINE_SHELL');
    expect(script).toContain('navigationPreload');
    // Known by its hash: the page stands in the worker, so the policy does as well.
    expect(script).toMatch(/default-src 'none'; style-src 'sha256-[\w+/]{43}='/);
  });

  it('is asked for again each time, and allowed to run', () => {
    expect(cacheControl(WORKER_PATH)).toContain('max-age=0');
    expect(headersFile({})).toMatch(/^\/sw\.js\n {2}Cache-Control: .*max-age=0/m);
    const policy = securityHeaders({scripts: [], styles: []})['Content-Security-Policy'];
    expect(policy).toContain("worker-src 'self'");
  });

  it('has a stand-in that only clears up', async () => {
    const script = await workerScript(root);
    expect(script).toContain('unregister');
    expect(script).not.toContain('fetch');
    expect(script.length).toBeLessThan(1000);
  });
});
