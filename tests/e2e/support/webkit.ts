import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

import {expect} from 'playwright/test';
import {Builder, By, Key, until} from 'selenium-webdriver';

import {freePort} from '../../unit/support/ports';
import type {Visitor} from './visitor';

const TIMEOUT = 15_000;

/**
 * Collects errors and what the policy blocks. The driver cannot show the console, nor run this before
 * the page; but the page starts its own scripts only after it, at the first touch.
 */
const WATCH = `
  window.faults = [];
  const add = (...what) => window.faults.push(what.join(' '));
  console.error = add;
  addEventListener('error', ({message}) => add(message));
  addEventListener('unhandledrejection', ({reason}) => add(reason));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    add(effectiveDirective, 'blocks', blockedURI));
`;

async function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return {screen, display: `:${number.toString().trim()}`};
}

export async function startWebKit(): Promise<Visitor> {
  const {screen, display} = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${address}/status`)).toPass();
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({browserName: 'MiniBrowser'})
    .build();
  const find = (selector: string) => browser.wait(until.elementLocated(By.css(selector)), TIMEOUT);
  return {
    goto: async (url) => {
      await browser.get(url);
      await browser.executeScript(WATCH);
    },
    move: async () => {
      await browser.actions().move({x: 20, y: 20}).move({x: 30, y: 30}).perform();
    },
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: async (key) =>
      browser
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'ENTER'])
        .perform(),
    select: async (selector, value) =>
      (await find(`${selector} option[value=${JSON.stringify(value)}]`)).click(),
    back: () => browser.navigate().back(),
    url: () => browser.getCurrentUrl(),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    faults: () => browser.executeScript('return window.faults ?? []'),
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}
