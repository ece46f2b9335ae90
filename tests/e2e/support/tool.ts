import type {Locator, Page} from 'playwright/test';

/** Of a page with a tool, only that is checked: routes.spec.ts checks the page. */
export const TOOL = 'main section[aria-labelledby]';

export const tool = (page: Page, name: string): Locator => page.getByRole('region', {name});
