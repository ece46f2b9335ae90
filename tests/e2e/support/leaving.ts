import type {Page} from 'playwright/test';

/**
 * Records the addresses to which a page or its forms navigate, in order, including `mailto:`. Nothing
 * in the page is mocked, so forms are submitted as in any browser.
 */
export async function recordNavigations(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({url}) => addresses.push(decodeURIComponent(url)));
  return addresses;
}
