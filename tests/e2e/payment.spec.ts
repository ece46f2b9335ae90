import {expect, type Page, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {faultless} from './support/faults';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {horizontalOverflow} from './support/sideways';
import {expectTwoTaps} from './support/two-taps';

const ROUTE = '/tools/payment';
const SENT = `${ROUTE}?way=in&method=sepa&date=2026-11-23&screen=sent`;
const WEDNESDAY = 'Wednesday, 25 November 2026';

const form = (page: Page) => page.getByRole('region', {name: 'Find your payment'});
const cases = (page: Page) =>
  page.getByRole('main').locator('section:visible > details > summary > h3');
const SENT_CASE = 'SEPA or SWIFT: sent by my bank, but not in my balance';

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00'));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('late money is two taps from the home page, without scrolling', async ({page}) => {
    const first = 'My money is missing';
    await expectTwoTaps(page, [first, /^SEPA or SWIFT: sent by my bank/, /^Usual time: SEPA/]);
    await page.goto('/knowledge-base');
    await expect(page.getByRole('link', {name: first})).toBeInViewport({ratio: 1});
  });

  faultless('the search leads to the finder, which shows how long', async ({page}) => {
    await open(page, '/search?q=where%20is%20my%20money');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(ROUTE);
    const questions = form(page);
    // They would repeat the choices right below them.
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Deposit of coins', exact: true}),
    ).toBeHidden();
    await questions.getByLabel('What is missing?').selectOption('A deposit');
    await expect(cases(page)).toHaveCount(17);
    await questions.getByLabel('Method').selectOption('SEPA');
    await expect(cases(page)).toHaveCount(6);
    await questions.getByLabel('What do you see?').selectOption({index: 1});
    await expect(cases(page)).toHaveText([SENT_CASE]);
    await expect(questions).toContainText('It usually takes 1–2 business days');
    await questions.getByLabel('Day on which you paid').fill('2026-11-23');
    await expect(page).toHaveURL(`${ROUTE}?way=in&method=sepa&date=2026-11-23&screen=sent`);
    await page.evaluate(() => window.scrollTo(0, 0));
    const answer = questions.getByRole('heading', {name: `Wait until ${WEDNESDAY}`});
    await expect(answer).toBeInViewport();
    await expect(questions.getByRole('row', {name: /^Write to us from/})).toContainText(
      'Thursday, 3 December 2026',
    );
    await expect(questions.getByRole('status')).toContainText(WEDNESDAY);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [360, 320]) {
      await page.setViewportSize({width, height: 740});
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test('an answer can be shared by its address, and depends on the current date', async ({page}) => {
  for (const [now, title] of [
    ['2026-11-25', `Wait until ${WEDNESDAY}`],
    ['2026-11-28', 'Later than usual: wait until Wednesday, 2 December 2026'],
    ['2026-12-03', `Overdue since ${WEDNESDAY}`],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${now}T09:00:00`));
    await open(page, SENT);
    await expect(form(page).getByRole('heading', {name: title})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: 'My bank transfer has not arrived'})).toHaveAttribute(
    'href',
    '/knowledge-base/payments/troubleshooting#bank-transfer-delayed',
  );
  // Not made by the visitor: whatever the date, the answer is to telephone.
  await open(page, `${ROUTE}?way=out&method=crypto&date=2026-11-20&screen=stranger`);
  await expectOnTop(form(page).getByRole('heading', {name: /^Call us now: \+\d/}));
  await expect(form(page).getByRole('table')).toHaveCount(0);
});

test('a page that is left open over midnight has the answer of the new day, and names a holiday', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2026-12-28T23:59:30')});
  await open(page, SENT.replace('2026-11-23', '2026-12-23'));
  const title = form(page).getByRole('heading', {level: 3});
  await expect(title).toHaveText('Wait until Monday, 28 December 2026');
  await expect(form(page)).toContainText(
    'settled then: Friday, 25 December 2026 and Friday, 1 January 2027.',
  );
  await page.clock.runFor('02:00');
  await expect(title).toContainText('Later than usual');
  await expect(form(page).getByLabel('Day on which you paid')).toHaveAttribute('max', '2026-12-29');
});

test('the cases, and the terms of the glossary, are shown if the scripts are late', async ({
  page,
}) => {
  await page.route('**/assets/js/**', () => undefined);
  await page.goto(SENT);
  await expect(page.getByRole('heading', {name: SENT_CASE})).toBeVisible();
  await page.goto('/knowledge-base/glossary?term=gas');
  await expect(page.locator('#letter-a')).toBeVisible();
  // A query of somebody else hides nothing, not even for a moment.
  await page.goto('/knowledge-base/glossary?source=newsletter');
  expect(await page.locator('#letter-a').isVisible()).toBe(true);
});

test('a day in the future is an error next to its field, and unknown values ask again @full', async ({
  page,
}) => {
  await open(page, `${ROUTE}?way=in&method=sepa&date=2026-02-30&screen=lost`);
  const questions = form(page);
  for (const name of ['Day on which you paid', 'What do you see?']) {
    await expect(questions.getByLabel(name)).toHaveValue('');
  }
  await questions.getByLabel('What do you see?').selectOption('My transfer came back');
  await questions.getByLabel('Day on which you paid').fill('2026-12-24');
  await expect(questions.getByLabel('Day on which you paid')).toHaveAccessibleDescription(
    /is in the future/,
  );
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every case is on the page, with its times', async ({page}) => {
    await page.goto(SENT);
    await expect(page.getByLabel('What is missing?')).toBeHidden();
    await expect(cases(page)).toHaveCount(29);
    const sent = page.locator('section:has(> details)', {hasText: SENT_CASE});
    await expect(sent).toContainText(
      'Usual time: SEPA 1–2 business days, SWIFT 3–5 business days; write to us when it is more than 5 business days late.',
    );
    await page.getByRole('link', {name: 'Withdrawal to a wallet', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Withdrawal to a wallet'})).toBeInViewport();
    for (const from of ['/knowledge-base', '/contact', '/no-such-page']) {
      await page.goto(from);
      await expect(page.locator(`main a[href="${ROUTE}"]`).first(), from).toBeVisible();
    }
  });
});
