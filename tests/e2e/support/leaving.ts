import type {Page} from 'playwright/test';

/**
 * The addresses that a page leaves for by itself or by its forms, such as those of a mail program, in
 * the order of leaving. Nothing in the page is replaced, so that forms are submitted as browsers do it.
 */
export async function watchLeaving(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({url}) => addresses.push(decodeURIComponent(url)));
  return addresses;
}
