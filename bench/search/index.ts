import fs from 'node:fs';
import path from 'node:path';

import {type Browser, chromium, type Page} from 'playwright';

import {startNginx} from '../../scripts/serve/nginx';
import {conditions} from '../conditions';
import {slowDown} from '../interaction/measure';
import {table} from '../markdown';
import {median} from '../median';
import type {Options} from '../options';
import {build, work} from '../paths';

/** Milliseconds from the touch to the first result, at most. */
const BUDGET = 1000;
/** Milliseconds in which a page comes to rest on a slow line. */
const REST = 6000;
const PAGE = '/knowledge-base/payments/deposit-funds';
const QUESTIONS = ['cash out', 'pasword', 'card declined', 'INSUFFICIENT_BALANCE'] as const;

/** How long a slow phone takes to the first result of a search. */
export async function benchSearch({runs}: Options, executablePath: string): Promise<string> {
  const folder = path.join(work, 'nginx-search');
  fs.mkdirSync(folder, {recursive: true});
  const server = await startNginx(build, folder);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const rows: string[][] = [];
    for (const question of QUESTIONS) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await firstResult(browser, `http://127.0.0.1:${server.port}`, question));
      }
      const middle = Math.round(median(times));
      rows.push([
        question,
        String(middle),
        String(Math.round(Math.max(...times))),
        middle <= BUDGET ? 'met' : 'MISSED',
      ]);
    }
    const runsInWords = `${runs} ${runs === 1 ? 'run' : 'runs'} of each question`;
    return [
      conditions(runsInWords),
      table(['question', 'median ms', 'worst ms', `at most ${BUDGET} ms`], rows),
    ].join('\n\n');
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function firstResult(browser: Browser, origin: string, question: string): Promise<number> {
  const context = await browser.newContext({
    viewport: {width: 360, height: 740},
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTouchAndResult);
    await slowLine(page);
    await slowDown(page);
    await page.goto(origin + PAGE);
    await page.waitForTimeout(REST);
    await page.getByRole('combobox', {name: 'Search', exact: true}).first().tap();
    await page.keyboard.insertText(question);
    await page.getByRole('option').first().waitFor();
    return await page.evaluate(() => {
      const {touched, shown} = window as unknown as {touched: number; shown: number};
      return shown - touched;
    });
  } finally {
    await context.close();
  }
}

async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = (1.6 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/** Runs in the page: notes when it is touched first, and when the first result is drawn. */
function recordTouchAndResult(): void {
  const noted = window as unknown as {touched?: number; shown?: number};
  const touch = (): void => {
    noted.touched ??= performance.now();
  };
  addEventListener('pointerdown', touch, {capture: true});
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[role="option"] a, [role="option"] mark')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      noted.shown = performance.now();
    });
  }).observe(document, {subtree: true, childList: true});
}
