import {expect, type Locator, type Page, type Request, test} from 'playwright/test';

import {brand, noAccounts} from '../../src/config/brand';
import {axeFaults} from './support/axe';
import {fillContact, message, sendButton} from './support/contact';
import {configureEndpoints} from './support/endpoints';
import {recordNavigations} from './support/leaving';
import {expectOnTop} from './support/on-top';
import {hydrate, open, stopTimers} from './support/open';
import {quiet} from './support/quiet';
import {horizontalOverflow} from './support/sideways';

const ENDPOINT = '/forms/contact';
const MESSAGE = 'The transfer left my bank on Monday. <b>Not</b> here yet 🙁 مرحبا';

/** Opens the contact page with a message that is ready to be sent. */
async function write(page: Page): Promise<void> {
  await open(page, '/contact');
  await fillContact(page, MESSAGE);
}

const thanks = (page: Page): Locator => page.getByText('Thank you. We have received it.');

/** Mocks the endpoint: gives these answers in turn, repeats the last, and collects the requests. */
async function answer(page: Page, ...answers: {status: number; body?: object}[]) {
  const posted: Request[] = [];
  await configureEndpoints(page, {contact: ENDPOINT, feedback: ENDPOINT, newsletter: ENDPOINT});
  await page.route(`**${ENDPOINT}`, async (route) => {
    const now = answers[Math.min(posted.length, answers.length - 1)] ?? {status: 500};
    posted.push(route.request());
    const {status, body = {accepted: status === 200}} = now;
    await (status === 0 ? route.abort('connectionreset') : route.fulfill({status, json: body}));
  });
  return posted;
}

test('an empty form and invalid values are explained beside the fields', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/contact');
  await sendButton(page).click();
  await expectOnTop(page.getByRole('alert').filter({hasText: 'Check these fields:'}));
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription('Enter your first name.');
  expect(await axeFaults(page)).toEqual([]);
  await fillContact(page, MESSAGE);
  for (const wrong of ['name', 'a@b', 'a b@example.com', '<i>@x', '🙂@example.com']) {
    const field = page.getByLabel('E-mail address').first();
    await field.fill(wrong);
    await sendButton(page).click();
    await expect(field).toHaveAccessibleDescription(/not a complete e-mail address/);
  }
  // One long word, such as a transaction ID.
  const long = 'x'.repeat(10_000);
  await message(page).fill(long);
  await sendButton(page).click();
  await expect(message(page)).toHaveAccessibleDescription(/5000 too many/);
  await expect(message(page)).toHaveValue(long);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('a draft survives a reload and can be cleared @full', async ({page}) => {
  await write(page);
  await page.reload();
  await expect(message(page)).toHaveValue(MESSAGE);
  await page.getByRole('button', {name: 'Clear the form'}).click();
  await expect(message(page)).toHaveValue('');
  await open(page, '/contact');
  await expect(message(page)).toHaveValue('');
});

test('pressed twice without an endpoint, the mail program opens once; the message can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const navigations = await recordNavigations(page);
  await open(page, '/contact');
  await expect(page.getByText('You send the message yourself').first()).toBeVisible();
  const copy = page.getByRole('button', {name: 'Copy the message'}).first();
  await expect(copy).toBeDisabled();
  await fillContact(page, MESSAGE);
  navigations.length = 0;
  await sendButton(page).dblclick();
  await expectOnTop(page.getByText('Your mail program has the message:'));
  await copy.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${brand.supportEmail}\n\nA deposit\n\n`)).toBe(true);
  expect(copied).toContain(MESSAGE);
  await expect(message(page)).toHaveValue(MESSAGE);
  expect(navigations).toHaveLength(1);
});

test('pressed twice, a message is posted once', async ({page}) => {
  const posted = await answer(page, {status: 204});
  await write(page);
  await sendButton(page).dblclick();
  await expect(thanks(page)).toBeFocused();
  await expectOnTop(page.getByRole('listitem').filter({hasText: 'Your message has been sent'}));
  expect(posted).toHaveLength(1);
  expect(posted[0]?.headers()['content-type']).toBe('application/json');
  const payload = posted[0]?.postDataJSON();
  expect(payload).toMatchObject({form: 'contact.general', page: '/contact', language: 'en'});
  expect(payload.fields.message).toBe(MESSAGE);
  // A draft would only be restored on hydration.
  await open(page, '/contact');
  await expect(message(page)).toHaveValue('');
});

test('a message is retried with one id; a lasting outage is reported @full', async ({page}) => {
  const statuses = [500, 0, 503, 500, 204];
  const posted = await answer(page, ...statuses.map((status) => ({status})));
  await write(page);
  // So that the waits before the repetitions take no time.
  await stopTimers(page);
  await sendButton(page).click();
  for (const attempt of [1, 2, 3]) {
    await expect(page.getByText(`Trying again, ${attempt} of 3`)).toBeVisible();
    await page.clock.runFor(1000 * 2 ** (attempt - 1));
  }
  await expect(page.getByText('The message could not be delivered.').first()).toBeVisible();
  expect(posted).toHaveLength(4);
  await expect(message(page)).toHaveValue(MESSAGE);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(new Set(posted.map((request) => request.postDataJSON().id)).size).toBe(1);
});

test('a rejected message keeps its text, and its key until edited', async ({page}) => {
  const posted = await answer(page, {status: 400, body: {errors: {subject: 'Too vague.'}}});
  await write(page);
  await sendButton(page).click();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Too vague.');
  await expect(page.getByText('The message was not accepted.').first()).toBeVisible();
  await expect(message(page)).toHaveValue(MESSAGE);
  for (const text of [MESSAGE, `${MESSAGE} It is urgent.`]) {
    await message(page).fill(text);
    const before = posted.length;
    await sendButton(page).click();
    await expect.poll(() => posted.length).toBe(before + 1);
  }
  const [first, again, edited] = posted.map((request) => request.headers()['idempotency-key']);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});

test('when offline, nothing is sent and nothing is lost @full', async ({page, context}) => {
  const posted = await answer(page, {status: 200});
  await write(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(message(page)).toHaveValue(MESSAGE);
  expect(posted).toHaveLength(0);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('without an endpoint, the sign-up form tests a password and sends nothing', async ({page}) => {
  const secret = 'Tz7#qLm2-wRk';
  const requests: string[] = [];
  page.on('request', (one) => requests.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.goto('/signup');
  const main = page.getByRole('main');
  if (noAccounts) {
    await expect(main.getByRole('heading', {level: 1})).toHaveText(noAccounts.title);
    return expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await expect(main.getByText('Nothing that you type here is sent')).toBeVisible();
  const password = main.getByLabel('Password', {exact: true});
  await password.fill('harbour-light');
  await hydrate(page);
  await expect(password).toHaveAccessibleDescription(
    /Still missing: a capital letter and a digit\.$/,
  );
  await password.fill('');
  await main.getByRole('button', {name: 'Create Account'}).click();
  await expect(main.getByRole('alert')).toContainText('Enter your last name.');
  await main.getByLabel('First name').fill('Jan');
  await main.getByLabel('Last name').fill('Nowak');
  await main.getByLabel('E-mail address').fill('jan@example.com');
  await password.fill(secret);
  await expect(password).toHaveAccessibleDescription(/This password follows the rule\.$/);
  await main.getByLabel('Show characters').check();
  await expectOnTop(main.getByRole('textbox', {name: 'Password'}));
  await main.getByRole('button', {name: 'Create Account'}).click();
  await expectOnTop(main.getByText('All fields are right, and nothing was sent.'));
  await expect(password).toHaveValue(secret);
  expect(requests.filter((request) => request.includes(secret))).toEqual([]);
  const stores = () => JSON.stringify([location.href, {...localStorage}, {...sessionStorage}]);
  expect(await page.evaluate(stores)).not.toContain(secret);
});

test('with an endpoint, the sign-in form posts to it as an HTML form', async ({page}) => {
  await configureEndpoints(page, {'sign-in': '/forms/sign-in'});
  await page.route('**/forms/sign-in', (route) => route.fulfill({body: 'signed in'}));
  await open(page, noAccounts ? '/login' : '/signup');
  if (!noAccounts) await page.getByRole('main').getByRole('link', {name: 'Sign in'}).click();
  // Not its address, which is there while the form of the page before, with the same labels, is still shown.
  await expect(page.getByRole('heading', {level: 1, name: 'Sign in'})).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill('jan@example.com');
  await main.getByLabel('Password', {exact: true}).fill('a b&c');
  await expect(main.getByText('Nothing that you type here is sent')).toHaveCount(0);
  const posted = page.waitForRequest('**/forms/sign-in');
  await main.getByRole('button', {name: 'Sign In'}).click();
  expect((await posted).method()).toBe('POST');
  expect((await posted).postData()).toBe('email=jan%40example.com&password=a+b%26c');
});

test('an article asks whether it helped; pressed twice, the answer is sent once', async ({
  page,
}) => {
  const posted = await answer(page, {status: 400}, {status: 204});
  await open(page, '/resources/fee-schedule');
  const no = page
    .getByRole('group', {name: 'Was this article helpful?'})
    .getByRole('button', {name: 'No'});
  await no.click();
  await expect(page.getByText('The message was not accepted.').first()).toBeVisible();
  await expect(page.getByText('Thank you for telling us.')).toHaveCount(0);
  await no.dblclick();
  await expectOnTop(page.getByText('Thank you for telling us.'));
  await quiet(page);
  expect(posted.map((request) => request.postDataJSON().fields)).toEqual([
    {helpful: 'no'},
    {helpful: 'no'},
  ]);
  await page.getByRole('link', {name: 'Write to us what was missing'}).click();
  await expect(page.getByLabel('Subject')).toHaveValue('About the article: Fee schedule');
  await open(page, '/resources/fee-schedule');
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
});

test('the newsletter requires an address; pressed twice, sends it once', async ({page}) => {
  const posted = await answer(page, {status: 204});
  await open(page, '/updates');
  await page.getByRole('button', {name: 'Subscribe'}).click();
  const field = page.getByLabel('Your e-mail address');
  await expect(field).toHaveAccessibleDescription('Enter your e-mail address.');
  await field.fill('zofia@example.com');
  await page.getByRole('button', {name: 'Subscribe'}).dblclick();
  await expectOnTop(page.getByText('You are on the list.'));
  await quiet(page);
  expect(posted).toHaveLength(1);
  expect(posted[0]?.postDataJSON().fields).toEqual({email: 'zofia@example.com'});
});
