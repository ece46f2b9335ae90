import {expect, type Locator, type Page, test} from 'playwright/test';

import vectors from '../../openapi/vectors.json';
import {axeFaults} from './support/axe';
import {faultless} from './support/faults';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {quiet} from './support/quiet';
import {horizontalOverflow} from './support/sideways';
import {SCREEN_VIEWS, switchView} from './support/views';

const REQUESTS = '/knowledge-base/api-docs/authentication';
const WEBHOOKS = '/knowledge-base/api-docs/webhooks';

const [get, post] = vectors.requests;
const [event] = vectors.webhooks;
if (!get || !post || !event) throw new Error('there are no test vectors');

async function openTool(page: Page, route: string, heading: string): Promise<Locator> {
  await open(page, route);
  const tool = page.getByRole('region', {name: heading});
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.getByLabel('Load a test vector')).toBeVisible();
  return tool;
}
const openWorkbench = (page: Page): Promise<Locator> =>
  openTool(page, REQUESTS, 'Signature workbench');
const openVerifier = (page: Page): Promise<Locator> => openTool(page, WEBHOOKS, 'Webhook verifier');

const signatureIn = (tool: Locator): Locator =>
  tool.getByRole('group', {name: 'Signature', exact: true});

faultless('every vector gives its signature; a wrong one is explained', async ({page}) => {
  const tool = await openWorkbench(page);
  for (const vector of vectors.requests) {
    await tool.getByLabel('Load a test vector').selectOption(vector.id);
    await expect(signatureIn(tool)).toHaveText(vector.signature);
    await expect(tool.getByRole('group', {name: /^String to sign, \d+ bytes$/})).toHaveText(
      vector.stringToSign,
    );
  }
  await tool.getByLabel('Load a test vector').selectOption(get.id);
  const given = tool.getByLabel('Signature from your program');
  await given.fill('f33bbf18');
  await expect(tool.getByText('The timestamp was signed in seconds.')).toBeVisible();
  await expect(tool.getByRole('status')).toContainText('It does not match');
  await given.fill(get.signature);
  await expectOnTop(tool.getByText('Right: this is the signature of these inputs.').first());
  await tool.getByLabel('Timestamp').fill('1732104000');
  await expect(tool.getByText('The timestamp is in seconds')).toBeVisible();
  await given.fill(await signatureIn(tool).innerText());
  await expect(tool.getByText('such a request is refused').first()).toBeVisible();
});

test('nothing that is typed leaves the page or is stored', async ({page, context}) => {
  const tool = await openWorkbench(page);
  // Prefetches of the idle page may still be pending.
  await quiet(page);
  const before = await context.storageState();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const url = page.url();
  await tool.getByLabel('API secret').fill('a-secret-of-mine');
  await tool.getByLabel('Path with query').fill('/v1/account/orders');
  await tool.getByRole('button', {name: 'Now'}).click();
  await tool.getByLabel('Body, as sent').fill('{"a":1}');
  await expect(signatureIn(tool)).toHaveText(/^[0-9a-f]{64}$/);
  await tool.getByLabel('Signature from your program').fill('0'.repeat(64));
  await expect(tool.getByText('no common mistake produces it').first()).toBeVisible();
  // The texts of the answers are loaded with the first input.
  expect(requested.filter((address) => !address.includes('/assets/js/'))).toEqual([]);
  expect(page.url()).toBe(url);
  expect(await context.storageState()).toEqual(before);
  const kept = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, history.state]),
  );
  expect(kept).not.toContain('a-secret-of-mine');
  await page.reload();
  await expect(page.getByText('a-secret-of-mine')).toHaveCount(0);
});

test('invisible characters are shown, but not copied @full', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openWorkbench(page);
  await tool.getByLabel('Load a test vector').selectOption(post.id);
  const buffer = Buffer.from('{"a": 1}\r\n');
  await tool.getByLabel('Open a file').setInputFiles({name: 'body.json', mimeType: '', buffer});
  await expect(tool.getByText('The body contains 1 CRLF line ending.')).toBeVisible();
  await tool.getByLabel('Show invisible characters').check();
  const string = tool.getByRole('group', {name: /String to sign/});
  await expect(string).toContainText('{"a":·1}␍␊');
  await tool.getByRole('button', {name: /Copy String to sign/}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${post.timestamp}POST${post.path}{"a": 1}\r\n`,
  );
});

test('the verifier distinguishes a valid delivery from a modified one', async ({page}) => {
  const tool = await openVerifier(page);
  for (const vector of vectors.webhooks) {
    await tool.getByLabel('Load a test vector').selectOption(vector.id);
    await expect(tool.getByText('Valid: the header is the signature').first()).toBeVisible();
  }
  await tool.getByLabel('Load a test vector').selectOption(event.id);
  await tool.getByLabel('Raw body').fill(JSON.stringify(JSON.parse(event.body), null, 2));
  await expect(tool.getByText('Read the bytes before a framework parses them')).toBeVisible();
  await tool.getByLabel('Raw body').fill(event.body);
  await tool.getByLabel('Value of the X-Webhook-Signature header').fill(`"${event.signature}"`);
  await expect(tool.getByText('The digest is in quotation marks.')).toBeVisible();
  await expect(tool.getByText('Compare in constant time')).toBeVisible();
});

for (const [openIt, section, id, check, wrong] of [
  [openWorkbench, 'signature-workbench', post.id, 'Signature from your program', 'caa7bef9'],
  [openVerifier, 'webhook-verifier', event.id, 'X-Webhook-Signature', 'A'.repeat(64)],
] as const) {
  test(`axe finds no violations in the ${section} @full`, async ({page}) => {
    const tool = await openIt(page);
    await tool.getByLabel('Load a test vector').selectOption(id);
    await tool.getByLabel(check).fill(wrong);
    await expect(tool.getByText('It does not match').first()).toBeVisible();
    for (const view of SCREEN_VIEWS) {
      await switchView(page, view);
      expect(await axeFaults(page, `section[aria-labelledby="${section}"]`)).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 800});
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}
