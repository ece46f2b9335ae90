import puppeteer from 'puppeteer-core';

import {findFirefox} from '../../../scripts/browser';
import type {Visitor} from './visitor';

export async function startFirefox(): Promise<Visitor> {
  const executablePath = findFirefox();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(executablePath && {executablePath}),
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  // The console of a page does not show what the policy blocks.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) =>
      console.error(`${effectiveDirective} blocks ${blockedURI}`),
    );
  });
  return {
    goto: async (url) => {
      faults.length = 0;
      await page.goto(url, {waitUntil: 'load'});
    },
    move: async () => {
      await page.mouse.move(20, 20);
      await page.mouse.move(30, 30);
    },
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    select: async (selector, value) => void (await page.select(selector, value)),
    back: async () => void (await page.goBack()),
    url: async () => page.url(),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    faults: () => Promise.resolve(faults),
    close: () => browser.close(),
  };
}
