import type {Page} from 'playwright/test';

const NONE = 'customFields:{endpoints:{}}';

/** Lets the built site run as an owner would have it who has configured these endpoints. */
export async function configureEndpoints(
  page: Page,
  endpoints: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    // What is fetched ahead runs nothing, and may still be on its way when the page closes.
    if (route.request().headers()['sec-purpose'] === 'prefetch') return route.abort();
    const response = await route.fetch();
    const script = await response.text();
    if (!script.includes(NONE)) throw new Error('the build has no empty endpoints to replace');
    return route.fulfill({
      response,
      body: script.replace(NONE, `customFields:{endpoints:${JSON.stringify(endpoints)}}`),
    });
  });
}
