import {expect, type Page} from 'playwright/test';

import {isOff} from '../../src/config/features';
import {faultless} from './support/faults';
import {open} from './support/open';
import {fullUnless} from './support/tags';

// Visitors who read the site through their browser's translator, which replaces the texts that React holds.

/**
 * Does to a page what a browser's translator does: each text node of `main` and the top bar is replaced by
 * nested `font` elements with other text, and so is each text that appears later. Texts are not really
 * translated: each gets a mark, so that a text that React still holds can be told from one on the page.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>();
    const wrap = (text: Node): void => {
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      const translated = document.createTextNode(`${text.nodeValue ?? ''}\u2060`);
      done.add(translated);
      inner.append(translated);
      text.parentNode?.replaceChild(font, text);
    };
    const walk = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        const {currentNode: node} = walker;
        const isCode = node.parentElement?.closest(
          'script, style, template, textarea, [translate="no"], code, svg',
        );
        if (!isCode && !done.has(node) && node.nodeValue?.trim()) texts.push(node);
      }
      texts.forEach(wrap);
    };
    walk();
    new MutationObserver(() => setTimeout(walk, 100)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

const main = (page: Page) => page.getByRole('main');
/** The text that is on the page, without the marks of the translator. */
const textOf = async (page: Page): Promise<string> =>
  (await main(page).innerText()).replaceAll('\u2060', '');

async function expectTexts(page: Page, shown: RegExp, gone: RegExp): Promise<void> {
  await expect.poll(() => textOf(page)).toMatch(shown);
  await expect.poll(() => textOf(page)).not.toMatch(gone);
}

const IN_CORE = ['cost calculator', 'links between pages'];

function works(name: string, route: string, use: (page: Page) => Promise<void>): void {
  if (isOff(route)) return;
  faultless(
    `translated, the ${name} works${fullUnless(IN_CORE.includes(name))}`,
    async ({page}) => {
      await open(page, route);
      await translate(page);
      await use(page);
    },
  );
}

works('search in the top bar', '/faq', async (page) => {
  const box = page.getByRole('combobox', {name: 'Search'}).first();
  const results = page.getByRole('listbox');
  await box.fill('sepa');
  await expect(results.getByRole('option').first()).toContainText('SEPA');
  await box.fill('xqzvwk');
  await expect(page.getByRole('search').getByText(/Nothing found for/)).toBeVisible();
  await box.fill('canada');
  await expect(results).toContainText('Canada');
  await expect(results).not.toContainText('SEPA transfer');
  await box.fill('card declined');
  await expect(results.getByRole('option').first()).toContainText('declined');
  await expect(results).not.toContainText('Canada');
});

works('cost calculator', '/tools/cost', async (page) => {
  const form = page.getByRole('region', {name: /What does it cost you/});
  await form.getByLabel(/Coin/).selectOption('ETH');
  await form.getByLabel(/Where it goes/).selectOption({value: 'wallet'});
  await expectTexts(page, /0\.01 ETH/, /0\.0005 BTC, whatever/);
  await expect(form.getByLabel(/Price of one ETH/)).toBeVisible();
  await form.getByLabel(/You pay by/).selectOption({value: 'card'});
  await form.getByLabel(/Amount/).fill('800,50');
  await expectTexts(page, /Read as €800\.50/, /of €500\.00/);
  await form.getByRole('button', {name: /SEPA transfer/}).click();
  await expectTexts(page, /1–2 business days|10–60 minutes/, /3\.5%.*whatever/);
});

works('payment finder', '/tools/payment', async (page) => {
  const form = page.getByRole('region', {name: /Find your payment/});
  await form.getByLabel(/What is missing/).selectOption({value: 'in'});
  await form.getByLabel(/Method/).selectOption({value: 'sepa'});
  await form.getByLabel(/What do you see/).selectOption({index: 1});
  await form.getByLabel(/Day on which you paid/).fill('2026-01-05');
  await expectTexts(page, /5 January 2026/, /5 February 2026/);
  await form.getByLabel(/Day on which you paid/).fill('2026-02-05');
  await expectTexts(page, /5 February 2026/, /5 January 2026/);
  await form.getByLabel(/What is missing/).selectOption({value: 'out'});
  await form.getByLabel(/Method/).selectOption({value: 'sepa'});
  await expectTexts(page, /Day on which you requested it/, /Day on which you paid/);
  await form.getByLabel(/What do you see/).selectOption({index: 1});
  await form.getByRole('button', {name: /Start again/}).click();
  await expect(form.getByRole('button', {name: /Start again/})).toHaveCount(0);
});

works('forms and tabs', '/contact', async (page) => {
  await page
    .getByRole('button', {name: /Open in your mail/})
    .first()
    .click();
  await expectTexts(page, /Check these fields/, /Thank you/);
  await expectTexts(page, /Enter a subject/, /Thank you/);
  await page
    .getByRole('tabpanel')
    .first()
    .getByLabel(/Subject/)
    .fill('A deposit');
  await expectTexts(page, /Check these fields/, /Enter a subject/);
  await page.getByRole('tab', {name: /Technical/}).click();
  await expect(page.getByRole('tabpanel', {name: /Technical/})).toBeVisible();
  await page.getByRole('tab', {name: /Business/}).click();
  await expect(page.getByRole('tabpanel', {name: /Business/})).toBeVisible();
});

works('links between pages', '/knowledge-base/payments/deposit-funds', async (page) => {
  await page.getByRole('button', {name: /^No/}).click();
  await expectTexts(page, /nothing was sent/, /Was this article helpful/);
  await page.getByRole('contentinfo').getByRole('link', {name: /FAQ/}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toContainText('Frequently asked questions');
  await page.goBack();
  await expect(heading).toContainText('How to deposit funds');
});
