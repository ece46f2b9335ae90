import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {bench} from '../paths';
import {type LighthouseRun, readReport} from './lighthouse-report';

/**
 * Opens a page in a fresh browser as Lighthouse's phone on a slow net (its default: simulated).
 *
 * @param browser path of a Chromium
 * @throws Error with what Lighthouse says when it cannot measure
 */
export async function runLighthouse(url: string, browser: string): Promise<LighthouseRun> {
  try {
    return await runOnce(url, browser);
  } catch (reason) {
    // Now and then a browser keeps no trace. One that fails twice is at fault itself.
    console.error(`${url} once more: ${String(reason).split('\n')[0]}`);
    return runOnce(url, browser);
  }
}

async function runOnce(url: string, browser: string): Promise<LighthouseRun> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await command(browser, [
      path.join(bench, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--no-enable-error-reporting',
    ]);
    return readReport(JSON.parse(fs.readFileSync(file, 'utf8')), url);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function command(browser: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, CHROME_PATH: browser},
    });
    // Lighthouse closes its browser when it is interrupted, and only then.
    const interrupt = (): unknown => child.kill('SIGINT');
    process.once('SIGTERM', interrupt).once('SIGINT', interrupt);
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject).on('close', (code) => {
      process.off('SIGTERM', interrupt).off('SIGINT', interrupt);
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse failed: ${Buffer.concat(said).toString().slice(-2000)}`));
    });
  });
}
