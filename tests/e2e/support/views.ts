import {expect, type Page} from 'playwright/test';

export interface View {
  name: string;
  scheme: 'light' | 'dark';
  width: number;
}

export const SCREEN_VIEWS: readonly [desktop: View, phone: View] = [
  {name: 'desktop, light', scheme: 'light', width: 1280},
  {name: 'phone, dark', scheme: 'dark', width: 360},
];

export async function applyView(page: Page, {scheme, width}: View): Promise<void> {
  await page.emulateMedia({colorScheme: scheme});
  await page.setViewportSize({width, height: 800});
}

/** Switches a hydrated page to a view and waits until its theme has changed. */
export async function switchView(page: Page, view: View): Promise<void> {
  await applyView(page, view);
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.scheme);
}
