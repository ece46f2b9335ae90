import type {Page} from 'playwright/test';

/** Holds back the requests to an address, or those of a type, until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  type?: string,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (!type || route.request().resourceType() === type) await released;
    await route.continue();
  });
  return release;
}
